import { addDays, daysBetween, type Day } from '@/lib/time/day'

/** `left` is undefined where places are not counted or not loaded yet. */
export type DayAhead = { day: Day; state: 'free' | 'full' | 'closed'; left: number | undefined }

export const daysAhead = (
  today: Day,
  offered: readonly Day[],
  availabilityOn: (day: Day) => Availability | undefined,
): DayAhead[] =>
  daysBetween(today, lastBookableDay(today)).map((day) => {
    if (!offered.includes(day)) return { day, state: 'closed', left: undefined }
    const left = availabilityOn(day)
    if (left === undefined) return { day, state: 'free', left: undefined }
    return { day, state: isFull(left) ? 'full' : 'free', left: placesLeft(left) }
  })

const placesLeft = ({ morning, afternoon }: Availability): number | undefined =>
  morning === undefined && afternoon === undefined ? undefined : (morning ?? 0) + (afternoon ?? 0)

const DAYS_AHEAD = 14

/** A95: returns the days of today..today+14 in the schedule, or all of them without a schedule. */
export const offeredDays = (today: Day, schedule: Day[] | undefined): Day[] => {
  const range = daysBetween(today, lastBookableDay(today))
  return schedule === undefined ? range : range.filter((day) => schedule.includes(day))
}

export const lastBookableDay = (today: Day): Day => addDays(today, DAYS_AHEAD)

/** Places per half-day; undefined where the half-day is not offered. */
export type HalfDayLimits = { morning: number | undefined; afternoon: number | undefined }

export const hasLimits = ({ morning, afternoon }: HalfDayLimits): boolean =>
  morning !== undefined || afternoon !== undefined

export type Availability = { morning: number | undefined; afternoon: number | undefined }

export type HalfDayCounts = { morning: number | undefined; afternoon: number | undefined }

/** A122: limit minus count, never below 0; undefined where an offered half-day has no count. */
export const availability = (limits: HalfDayLimits, counts: HalfDayCounts): Availability | undefined => {
  const left = {
    morning: remaining(limits.morning, counts.morning),
    afternoon: remaining(limits.afternoon, counts.afternoon),
  }
  return Object.values(left).some(Number.isNaN) ? undefined : left
}

const remaining = (limit: number | undefined, count = NaN): number | undefined =>
  limit === undefined ? undefined : Math.max(0, limit - count)

/** A396: a day is full when every offered half-day is full. */
export const isFull = (left: Availability): boolean => placesLeft(left) === 0
