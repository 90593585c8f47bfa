import { addDays, chinaDay, chinaMoment, type Day } from '@/lib/time/day'
import { DAY_MS } from '@/lib/time/units'

/** The seeded days are right for a clinic that starts on this day or before. */
const WRITTEN_ON = '2026-11-25'

/** Moves the seeded days of a clinic that starts later, so that what is five days old stays five days old. */
export const movedTo = (startedAt: number): ((day: Day) => Day) => {
  const late = Math.round((midnight(chinaDay(startedAt)) - midnight(WRITTEN_ON)) / DAY_MS)
  return (day) => addDays(day, Math.max(0, late))
}

const midnight = (day: Day): number => chinaMoment(`${day} 00:00:00`)
