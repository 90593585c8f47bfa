import { addDays, daysBetween, type Day } from '@/lib/days'

/** A day as it stands to be chosen; `left` is undefined where nobody counts, or nobody has said yet. */
export type DayAhead = { day: Day; state: 'free' | 'full' | 'closed'; left: number | undefined }

/** Every day from today to the last that can be booked, with the places that are left of it (TIME-06, A440). */
export const daysAhead = (
  today: Day,
  offered: readonly Day[],
  leftOf: (day: Day) => Remainders | undefined,
): DayAhead[] =>
  daysBetween(today, lastBookableDay(today)).map((day) => {
    if (!offered.includes(day)) return { day, state: 'closed', left: undefined }
    const left = leftOf(day)
    if (left === undefined) return { day, state: 'free', left: undefined }
    return { day, state: isFull(left) ? 'full' : 'free', left: placesLeft(left) }
  })

const placesLeft = ({ morning, afternoon }: Remainders): number | undefined =>
  morning === undefined && afternoon === undefined ? undefined : (morning ?? 0) + (afternoon ?? 0)

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

/** How many have booked each half of a date; undefined where nobody told. */
export type HalfDayCounts = { morning: number | undefined; afternoon: number | undefined }

/** Limit minus count (A122), never below 0; undefined where a half-day on offer has no count. */
export const remainders = (limits: HalfDayLimits, counts: HalfDayCounts): Remainders | undefined => {
  const left = {
    morning: leftOf(limits.morning, counts.morning),
    afternoon: leftOf(limits.afternoon, counts.afternoon),
  }
  return Object.values(left).some(Number.isNaN) ? undefined : left
}

const leftOf = (limit: number | undefined, count = NaN): number | undefined =>
  limit === undefined ? undefined : Math.max(0, limit - count)

/** A paid booking refuses a date only when every half-day on offer is full (A396). */
export const isFull = ({ morning, afternoon }: Remainders): boolean => {
  const offered = [morning, afternoon].filter((left) => left !== undefined)
  return offered.length > 0 && offered.every((left) => left === 0)
}
