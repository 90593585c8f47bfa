import * as v from 'valibot'
import { dayIn, timeFrom } from '../lib/days'
import { lenient } from './fields'

/** What a reader makes of a text; a text that it cannot read does not fit. */
const readBy = (read: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.check((text) => read(text) !== undefined),
    v.transform((text) => read(text) ?? text),
  )

/** A calendar day, also where an hour follows it. */
export const day = readBy(dayIn)

/** A moment as China's clock says it, 'YYYY-MM-DD HH:mm:ss'. */
export const moment = v.pipe(
  readBy(timeFrom),
  v.check((time) => dayIn(time) !== time),
)

/** A time as China's clock says it: 'YYYY-MM-DD HH:mm:ss', or the day alone where no hour is told. */
export const lenientTime = lenient(readBy(timeFrom))
