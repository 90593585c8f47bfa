import { addDays, type Day } from './days'

/** The same day of the month so many months later, or the last one of a month that is too short. */
export const monthsAfter = (day: Day, count: number): Day => {
  const moment = new Date(day)
  moment.setUTCMonth(moment.getUTCMonth() + count)
  const found = moment.toISOString().slice(0, 10)
  const daysTooFar = found.slice(8) === day.slice(8) ? 0 : Number(found.slice(8))
  return addDays(found, -daysTooFar)
}
