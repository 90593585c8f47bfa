import * as v from 'valibot'
import { chinaTime, dayIn, timeFrom } from '@/lib/time/day'
import { lenient } from './fields'

/**
 * Epoch milliseconds from 1979 to 2286; other numbers may mean something else. Twelve digits that begin with a year of
 * this or the last century are a written time, '202611251042'.
 */
const EPOCH_MS = /^(?:[1-9]\d|[3-9])\d{11}$/

const readBy = (read: (text: string) => string | undefined) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => read(EPOCH_MS.test(String(value)) ? chinaTime(Number(value)) : String(value))),
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
