import * as v from 'valibot'
import { addDays, dayIn, timeFrom } from '@/lib/time/day'
import { lenient } from './fields'

/**
 * Epoch milliseconds from 1979 to 2286; other numbers may mean something else. Twelve digits that begin with a year of
 * this or the last century are a written time, '202611251042'.
 */
const EPOCH_MS = /^(?:[1-9]\d|[3-9])\d{11}$/

/** A634: epoch milliseconds from 1900 to 1979 are a midnight, in UTC or in China, and no written day, 19750101. */
const OLD_MIDNIGHT = /^19[0-7].+T(00|15|16):00:00.000Z$/

const isOldMidnight = (text: string): boolean =>
  /^-?[1-9]\d{0,12}$/.test(text) && OLD_MIDNIGHT.test(isoTime(text)) && timeFrom(text) === undefined

const isoTime = (epochMs: string): string => new Date(Number(epochMs)).toISOString()

const readBy = (read: (text: string) => string | undefined) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.transform((text) => read(EPOCH_MS.test(text) || isOldMidnight(text) ? isoTime(text) : text)),
    v.string(),
  )

/** A560: before 1992 China had summer time. Midnight of such a day is 23:00 of the day before, by today's offset. */
const SUMMER_MIDNIGHT = /^19(?!9[2-9]).* 23:00:00$/
const WITH_ZONE = /(Z|[+-]\d\d:?\d\d)\s*$/

export const day = readBy((text) => {
  const read = dayIn(text)
  const isSummerMidnight = WITH_ZONE.test(text) && SUMMER_MIDNIGHT.test(timeFrom(text) ?? '')
  return read !== undefined && isSummerMidnight ? addDays(read, 1) : read
})

export const moment = v.pipe(
  readBy(timeFrom),
  v.check((value) => dayIn(value) !== value),
)

/** A time in China, 'YYYY-MM-DD HH:mm:ss', or the day alone without an hour. */
export const time = readBy(timeFrom)
export const lenientTime = lenient(time)
