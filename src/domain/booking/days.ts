import { addDays, daysBetween, type Day } from '../../lib/days'

/** Appointment pickers reach so many days ahead (TIME-06). */
const DAYS_AHEAD = 14

/** The days of today..today+14 that the schedule names; without any schedule all of them (A95). */
export const offeredDays = (today: Day, schedule: Day[] | undefined): Day[] => {
  const range = daysBetween(today, lastBookableDay(today))
  return schedule === undefined ? range : range.filter((day) => schedule.includes(day))
}

/** The last of them. */
export const lastBookableDay = (today: Day): Day => addDays(today, DAYS_AHEAD)

/** How many an organisation takes in each half of a day; undefined where the half-day is not offered. */
export type HalfDayLimits = { morning: number | undefined; afternoon: number | undefined }

export const hasLimits = ({ morning, afternoon }: HalfDayLimits): boolean =>
  morning !== undefined || afternoon !== undefined

/** What is left of the two half-days of a date; undefined where the half-day is not offered. */
export type Remainders = { morning: number | undefined; afternoon: number | undefined }

/** Limit minus count (A122), never below 0. */
export const remainders = (limits: HalfDayLimits, counts: { morning: number; afternoon: number }): Remainders => ({
  morning: limits.morning === undefined ? undefined : Math.max(0, limits.morning - counts.morning),
  afternoon: limits.afternoon === undefined ? undefined : Math.max(0, limits.afternoon - counts.afternoon),
})

/** A paid booking refuses a date only when every half-day on offer is full (A396). */
export const isFull = ({ morning, afternoon }: Remainders): boolean => {
  const offered = [morning, afternoon].filter((left) => left !== undefined)
  return offered.length > 0 && offered.every((left) => left === 0)
}
