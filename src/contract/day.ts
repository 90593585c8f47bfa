import * as v from 'valibot'
import { chinaTime, dayIn, timeFrom } from '../lib/days'
import { lenient } from './fields'

/** Milliseconds since 1970: none of a time before 1973, nor after 2286, where a number may mean something else. */
const EPOCH_MS = /^[1-9]\d{11,12}$/

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** Year, month and day, and where it is told hour, minute and second. */
const inParts = ([year = 0, month = 0, date = 0, ...clock]: number[]): string => {
  const day = [year, twoDigits(month), twoDigits(date)].join('-')
  return clock.length < 2 ? day : `${day} ${clock.slice(0, 3).map(twoDigits).join(':')}`
}

/** A time as a program writes it that nobody has told how: counted since 1970, or in its parts (A436). */
const asWritten = v.union([
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    v.regex(EPOCH_MS),
    v.transform((ms) => chinaTime(Number(ms))),
  ),
  v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.minLength(3), v.transform(inParts)),
])

/** What a reader makes of a text; a text that it cannot read does not fit. */
const readBy = (read: (text: string) => string | undefined) =>
  v.pipe(
    v.union([asWritten, v.string()]),
    v.check((text) => read(text) !== undefined),
    v.transform((text) => read(text) ?? text),
  )

/** A calendar day, also where an hour follows it. */
export const day = readBy(dayIn)

/** A moment as China's clock says it, 'YYYY-MM-DD HH:mm:ss'. */
export const moment = v.pipe(
  readBy(timeFrom),
  v.check((told) => dayIn(told) !== told),
)

/** A time as China's clock says it: 'YYYY-MM-DD HH:mm:ss', or the day alone where no hour is told. */
export const time = readBy(timeFrom)
export const lenientTime = lenient(time)
