import * as v from 'valibot'
import { chinaTime, dayIn, timeFrom } from '@/lib/time/day'
import { lenient } from './fields'

/**
 * Epoch milliseconds from 1973 to 2286; other numbers may mean something else. Twelve digits that are a written time,
 * '202611251042', are read as that.
 */
const EPOCH_MS = /^[1-9]\d{11,12}$/

const readBy = (read: (text: string) => string | undefined) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.transform((told) => read(told) ?? (EPOCH_MS.test(told) ? read(chinaTime(Number(told))) : undefined)),
    v.string(),
  )

export const day = readBy(dayIn)

export const moment = v.pipe(
  readBy(timeFrom),
  v.check((value) => dayIn(value) !== value),
)

/** A time in China, 'YYYY-MM-DD HH:mm:ss', or the day alone without an hour. */
export const time = readBy(timeFrom)
export const lenientTime = lenient(time)
