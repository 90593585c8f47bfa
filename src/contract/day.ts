import * as v from 'valibot'
import { chinaTime, dayIn, timeFrom } from '@/lib/days'
import { lenient } from './fields'

/** Milliseconds since 1970: none of a time before 1973, nor after 2286, where a number may mean something else. */
const EPOCH_MS = /^[1-9]\d{11,12}$/

/** What a reader makes of a time, also of one that is counted since 1970; one that it cannot read does not fit. */
const readBy = (read: (text: string) => string | undefined) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((told) => read(EPOCH_MS.test(String(told)) ? chinaTime(Number(told)) : String(told))),
    v.string(),
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
