import { safeParse, type GenericSchema } from 'valibot'
import type { Endpoint, InputOf, OutputOf } from '@/contract/endpoint'
import { ApiError, isRefused, isUnconfirmed } from './errors'
import { host, http, isEnding } from './http'
import { sendRead, sendWrite } from './outage'
import { refuseHeld } from './retryAfter'

export type CallOptions = {
  /** One random id per action that must happen once (A381). */
  idempotencyKey?: string
  /** A background call, whose failure the caller shows. */
  quiet?: boolean
  /** The call needs no session; without a valid token it is sent without one (A423). */
  outlivesSession?: boolean
  carried?: Pick<Request, 'signal' | 'onUploadProgress' | 'timeout'>
}

/** Calls the server and resolves with the envelope's data, parsed by the contract. Rejects with ApiError. */
export const call = async <E extends Endpoint<GenericSchema, GenericSchema>>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> => {
  try {
    refuseToAsk(endpoint, options)
    const name = `${endpoint.method} ${endpoint.path}`
    refuseHeld(name)
    const send = () => ask(endpoint, input, options)
    return await (endpoint.reads ? sendRead(name, send) : sendWrite(send))
  } catch (failure) {
    if (failure instanceof ApiError && options.quiet !== true && isNoticeable(failure)) host().notice(failure)
    throw failure
  }
}

const ask = async <E extends Endpoint<GenericSchema, GenericSchema>>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<OutputOf<E>> => {
  // The session may have ended while a read waited.
  refuseToAsk(endpoint, options)
  const { data } = await http.request<unknown>(requestFor(endpoint, input, options))
  const parsed = safeParse(endpoint.output, data)
  if (!parsed.success) throw new ApiError('badResponse')
  return parsed.output as OutputOf<E>
}

const refuseToAsk = ({ open }: Endpoint, { outlivesSession }: CallOptions): void => {
  if (isEnding()) throw new ApiError('signedOut')
  // Without a token only open calls are sent (A389). `mayWrite` reloads a page whose token has expired.
  if (host().token() === undefined && !open && outlivesSession !== true) {
    host().mayWrite()
    throw new ApiError('cancelled')
  }
}

type Request = Parameters<typeof http.request>[0]

const requestFor = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { idempotencyKey, outlivesSession = false, carried }: CallOptions,
): Request => ({
  baseURL: host().baseUrl,
  method: endpoint.method,
  url: endpoint.path,
  timeout: endpoint.timeoutMs,
  headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
  exchange: { outlivesSession },
  ...carried,
  ...bodyFor(endpoint, input),
})

const bodyFor = (endpoint: Endpoint, input: unknown): Pick<Request, 'params' | 'data'> => {
  switch (endpoint.encoding) {
    case 'query':
      return { params: new URLSearchParams(textEntries(input)) }
    case 'form':
      return { data: new URLSearchParams(textEntries(input)) }
    case 'json':
      return { data: input }
    case 'multipart': {
      const parts = new FormData()
      for (const [key, value] of Object.entries(input as Record<string, string | Blob>)) parts.append(key, value)
      return { data: parts }
    }
  }
}

type Field = string | number | boolean | null | undefined

const textEntries = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input as Record<string, Field>).map(([key, value]) => [key, value == null ? '' : String(value)]),
  )

const isNoticeable = (failure: ApiError): boolean =>
  isUnconfirmed(failure) || isRefused(failure) || failure.kind === 'held'
