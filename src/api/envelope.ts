import * as v from 'valibot'
import { integer, lenientText } from '@/contract/fields'
import { parseJson } from '@/lib/json'
import { ApiError } from './errors'

const SERVER_FAILED = 500

/** Every answer of the server (API-04); the status is a number or digits (A383). */
const envelope = v.object({
  status: integer,
  message: lenientText,
  data: v.unknown(),
})

/** `isComplete`: all three fields are present, whatever they hold. */
export type Envelope = { status: number; message?: string | undefined; data: unknown; isComplete: boolean }

/** Parses the body as an envelope; undefined for anything else, such as an HTML page, a list or null. */
export const envelopeOf = (body: unknown): Envelope | undefined => {
  if (typeof body !== 'object' || body === null || !('status' in body)) return undefined
  const hasMessage = 'message' in body
  // A559: many servers leave a null out. A status alone says nothing about data.
  const parsed = v.safeParse(envelope, { data: hasMessage ? null : undefined, ...body })
  return parsed.success ? { ...parsed.output, isComplete: hasMessage && 'data' in body } : undefined
}

/**
 * Returns the envelope of an answer, from its HTTP status and its text. Throws ApiError where it has none, and for a
 * failure of a gateway or framework, however similar to an envelope it looks (A432).
 */
export const readEnvelope = (httpStatus: number, text: unknown): Envelope => {
  const envelope = envelopeOf(textToJson(text))
  if (httpStatus >= SERVER_FAILED || (httpStatus >= 400 && envelope?.isComplete !== true))
    throw new ApiError('http', httpStatus)
  if (envelope === undefined) throw new ApiError('badResponse')
  if (envelope.status >= SERVER_FAILED && envelope.status < 600)
    throw new ApiError('http', envelope.status, envelope.message)
  return envelope
}

const textToJson = (text: unknown): unknown => {
  try {
    return parseJson(String(text))
  } catch {
    return undefined
  }
}
