import { addDays, type Day, daysOfMonth, type Month, monthsAfter, weekdayOf } from '@/lib/time/day'

/**
 * Returns the day that a key leads to in a month grid; undefined for other keys. The page keys move by a month, with
 * Shift by a year.
 */
export const dayByKey = (key: string, day: Day, shift: boolean): Day | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, 1 - weekdayOf(day))
    case 'End':
      return addDays(day, 7 - weekdayOf(day))
    case 'PageUp':
      return monthsAfter(day, shift ? -12 : -1)
    case 'PageDown':
      return monthsAfter(day, shift ? 12 : 1)
    default:
      return undefined
  }
}

/** Rows from Monday to Sunday, with gaps before the first and after the last day. */
export const weeksOf = (month: Month): (Day | undefined)[][] => {
  const days = daysOfMonth(month)
  const before = weekdayOf(`${month}-01`) - 1
  const rows = Math.ceil((before + days.length) / 7)
  const rowFrom = (first: number) => Array.from({ length: 7 }, (_, column) => days[first + column])
  return Array.from({ length: rows }, (_, row) => rowFrom(row * 7 - before))
}
