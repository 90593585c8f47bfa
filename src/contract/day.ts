import * as v from 'valibot'
import { dayFrom } from '../lib/days'

/** A calendar day at the start of the text. */
export const day = v.pipe(
  v.string(),
  v.check((text) => dayFrom(text.slice(0, 10)) !== undefined && /^(.{10})([ T]|$)/.test(text)),
)
