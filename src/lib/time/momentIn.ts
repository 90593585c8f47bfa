import { chinaMoment, dayIn, timeFrom } from './day'

/** Epoch milliseconds of a time from another program; undefined without an hour. */
export const momentIn = (text: string): number | undefined => {
  const time = timeFrom(text)
  return time === undefined || time === dayIn(time) ? undefined : chinaMoment(time)
}
