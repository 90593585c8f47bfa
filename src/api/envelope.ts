import * as v from 'valibot'
import { integer, lenientText } from '@/contract/fields'

/** Every answer of the server (API-04); the status is a number or digits (A383). */
const envelope = v.object({
  status: integer,
  message: lenientText,
  data: v.unknown(),
})

/** `isWhole`: all three fields are present, whatever they hold. */
export type Envelope = { status: number; message?: string | undefined; data: unknown; isWhole: boolean }

/** Parses the body as an envelope; undefined for anything else, such as an HTML page, a list or null. */
export const envelopeOf = (body: unknown): Envelope | undefined => {
  if (typeof body !== 'object' || body === null || !('status' in body)) return undefined
  const hasMessage = 'message' in body
  // A559: many servers leave a null out. A status alone says nothing about data.
  const parsed = v.safeParse(envelope, { data: hasMessage ? null : undefined, ...body })
  return parsed.success ? { ...parsed.output, isWhole: hasMessage && 'data' in body } : undefined
}
