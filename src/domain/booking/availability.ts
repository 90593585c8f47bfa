import { daysBetween, type Day } from '@/lib/days'
import { isFull, lastBookableDay, type Remainders } from './days'

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
