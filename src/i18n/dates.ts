import type { TFunction } from 'i18next'
import { dayFrom, monthOf, nearnessOf, timeFrom, weekdayOf, type Day, type Month } from '@/lib/time/day'

export type ShellWords = TFunction<'shell'>
export type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7'
export type MonthNumber = Weekday | '8' | '9' | '10' | '11' | '12'

/**
 * Formats a day: '明天 11月25日 周三' / 'Tomorrow, Wed 25 Nov'. A day that has passed has no weekday: '11月20日' / '20 Nov'.
 * In another year, or without `today`, it is the date alone: '2027年1月6日' / '6 Jan 2027'. An invalid day reads "—".
 */
export const dayText = (t: ShellWords, day: Day, today?: Day): string => {
  if (dayFrom(day) === undefined) return t('unknown')
  const near = today && nearnessOf(day, today)
  if (near) return t('dates.nearDay', { near: t(`dates.${near}`), ...partsOf(t, day) })
  if (today?.slice(0, 4) !== day.slice(0, 4)) return dateText(t, day)
  return day < today ? t('dates.pastDay', partsOf(t, day)) : cellText(t, day)
}

/** Within a sentence: 'tomorrow, Wed 25 Nov'. */
export const dayInSentence = (t: ShellWords, day: Day, today: Day): string => {
  const text = dayText(t, day, today)
  return nearnessOf(day, today) === undefined ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const dateText = (t: ShellWords, day: Day): string => t('dates.date', partsOf(t, day))

/** Formats a moment of the server: '2026年11月25日 10:42' / '25 Nov 2026 10:42'. Returns an invalid one unchanged. */
export const momentText = (t: ShellWords, moment: string, today?: Day): string => {
  const time = timeFrom(moment)
  return time === undefined ? moment : [dayText(t, time.slice(0, 10), today), time.slice(11, 16)].join(' ').trim()
}

/** '11月25日 周三' / 'Wed 25 Nov', also for a day that has passed. */
export const cellText = (t: ShellWords, day: Day): string => t('dates.day', partsOf(t, day))

const partsOf = (t: ShellWords, day: Day) => ({
  weekday: weekdayText(t, day),
  year: day.slice(0, 4),
  month: monthName(t, monthOf(day)),
  day: String(Number(day.slice(8, 10))),
})

export const weekdayText = (t: ShellWords, day: Day): string =>
  t(`dates.weekdays.${String(weekdayOf(day)) as Weekday}`)

export const monthName = (t: ShellWords, month: Month): string =>
  t(`dates.months.${String(Number(month.slice(5))) as MonthNumber}`)
