import { addDays, dayFrom, daysBetween, type Day } from '@/lib/days'

/** A check-in picker reaches so many days ahead (ONSITE-14). */
const DAYS_AHEAD = 14
/** A range in the address is never longer: nobody chooses from more. */
const LONGEST_RANGE = 366

/** What the address of the check-in says of its days (A125); '' where it says nothing. */
export type DayQuery = { date: string; startDate: string; endDate: string }

/**
 * The days that can be chosen: the one that the address names, the days of its range, else today and the
 * next fourteen (ONSITE-14 to ONSITE-16, A126). A day that is over is none; what names no day of the calendar says
 * nothing.
 */
export const checkInDays = (today: Day, query: DayQuery): Day[] => {
  const date = dayFrom(query.date)
  if (date !== undefined) return date < today ? [] : [date]
  const start = dayFrom(query.startDate)
  const end = dayFrom(query.endDate)
  const first = start === undefined || start < today ? today : start
  return daysBetween(first, earlier(end ?? addDays(first, DAYS_AHEAD), addDays(first, LONGEST_RANGE)))
}

/** The day that stands in the form at first: today, or the first one on offer. */
export const firstDay = (days: readonly Day[], today: Day): Day | undefined => (days.includes(today) ? today : days[0])

/** The age in whole years on a day; nobody is older on the day before the birthday. */
export const ageOn = (today: Day, birthday: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)
