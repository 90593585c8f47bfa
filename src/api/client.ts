import axios, { AxiosHeaders, isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { safeParse, type GenericSchema } from 'valibot'
import type { Endpoint, InputOf, OutputOf } from '../contract/endpoint'
import { setClockByServer } from '../lib/clock'
import { parseJson } from '../lib/json'
import { ApiError } from './errors'
import { envelopeOf, type Envelope } from './envelope'

/** What the client needs of the app; it knows no store, router or notice of its own. */
export type ClientHost = {
  baseUrl: string
  token: () => string | undefined
  /** False on a page whose user has signed out or changed elsewhere: nothing is sent in another person's name (RA12). */
  mayWrite: () => boolean
  /** The server handed out a new token (50011). */
  renewed: (token: string) => void
  /** The server takes the token no longer, and what is under way goes on without one (A423). */
  dropped: () => void
  /**
   * The session is over: expired (50012) or ended by the server with a sentence (50035). Nothing is asked until the
   * app has begun anew.
   */
  signedOut: (reason: SessionEnd) => void | Promise<void>
  /** A failure the user must hear of, as a red notice. */
  notice: (failure: ApiError) => void
}

export type SessionEnd = { kind: 'expired' } | { kind: 'ended'; message: string | undefined }

export type CallOptions = {
  /** One random id per thing the user means to do once (A381). */
  idempotencyKey?: string
  /** A question asked in the background: its failure is the caller's to show. */
  quiet?: boolean
  /** It needs no session, and goes on without a token that has run out (A423). */
  outlivesSession?: boolean
}

const TOKEN_HEADER = 'token'
const RENEWED = 50011
const EXPIRED = 50012
const ENDED = 50035
const SILENT = 50037
const OK = 200
/** From here to 599 a server speaks of its own failure. */
const SERVER_FAILED = 500

let host: ClientHost | undefined
/** The session has ended and the app has not begun anew. */
let ending = false

export const connectClient = (connected: ClientHost): void => {
  host = connected
  ending = false
}

/** Calls the server and resolves with the envelope's data, read by the contract. Rejects with ApiError. */
export const call = async <E extends Endpoint<GenericSchema, GenericSchema>>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> => {
  if (host === undefined) throw new Error('the client is not connected')
  try {
    return await exchange(host, endpoint, input, options)
  } catch (failure) {
    const error = failure instanceof ApiError ? failure : fromAxios(failure)
    if (options.quiet !== true && isNoticeable(error)) host.notice(error)
    throw error
  }
}

const exchange = async <E extends Endpoint>(app: ClientHost, endpoint: E, input: InputOf<E>, options: CallOptions): Promise<OutputOf<E>> => {
  // A screen that was emptied at the end of a session would ask, fail and be emptied again.
  if (ending) throw new ApiError('signedOut')
  if (endpoint.method === 'POST' && !app.mayWrite()) throw new ApiError('cancelled')
  // Without a token nothing else is asked (A389); a page whose token has run out begins anew.
  if (app.token() === undefined && !endpoint.open && options.outlivesSession !== true) {
    app.mayWrite()
    throw new ApiError('cancelled')
  }
  const request = requestFor(endpoint, input, options)
  /** What needs no session goes once more without a token that has run out, and ends none (A423). */
  const goOn = async ({ envelope }: Reply, token: string | undefined): Promise<OutputOf<E>> => {
    if (options.outlivesSession !== true || envelope.status !== EXPIRED || token === undefined) return finish(app, endpoint, envelope, token)
    if (token === app.token()) app.dropped()
    return finish(app, endpoint, (await send(app, request, undefined)).envelope, undefined)
  }
  const sentWith = app.token()
  const first = await send(app, request, sentWith)
  if (!isWorthAnother(app, first, sentWith)) return goOn(first, sentWith)
  const resentWith = app.token()
  return goOn(await send(app, request, resentWith), resentWith)
}

/** Whether the same request may fare better with the token that is in force now; it is sent a second time at most. */
const isWorthAnother = (app: ClientHost, { envelope, newToken }: Reply, sentWith: string | undefined): boolean => {
  switch (envelope.status) {
    case RENEWED:
      // A late 50011 to an old token must not overwrite the newer one that another call brought.
      if (newToken !== undefined && app.token() === sentWith) app.renewed(newToken)
      return true
    case EXPIRED:
      // The old token has run out while another call brought a newer one (A433).
      return sentWith !== undefined && app.token() !== undefined && app.token() !== sentWith
    default:
      return false
  }
}

type Reply = { envelope: Envelope; newToken: string | undefined }

const send = async (app: ClientHost, request: AxiosRequestConfig, token: string | undefined): Promise<Reply> => {
  const headers = new AxiosHeaders(request.headers as AxiosHeaders | undefined)
  if (token !== undefined) headers.set(TOKEN_HEADER, token)
  const response = await axios.request<string>({ ...request, baseURL: app.baseUrl, headers })
  const envelope = read(response)
  setClockByServer(headerOf(response, 'date'))
  return { envelope, newToken: headerOf(response, TOKEN_HEADER) }
}

const finish = <E extends Endpoint>(app: ClientHost, endpoint: E, envelope: Envelope, token: string | undefined): OutputOf<E> => {
  switch (envelope.status) {
    case OK: {
      const parsed = safeParse(endpoint.output, envelope.data)
      if (!parsed.success) throw new ApiError('badResponse')
      return parsed.output as OutputOf<E>
    }
    case EXPIRED:
      // A call that was sent without a token, or with one that is no longer ours, ends no session (A389).
      if (token === undefined) throw refused(envelope)
      // A token that two newer ones have overtaken says nothing of the session: the screen asks again (A433).
      if (app.token() !== undefined && token !== app.token()) throw new ApiError('silent', EXPIRED)
      if (token === app.token()) end(app, { kind: 'expired' })
      throw new ApiError('signedOut', EXPIRED)
    case ENDED:
      end(app, { kind: 'ended', message: envelope.message })
      throw new ApiError('signedOut', ENDED, envelope.message)
    case SILENT:
      throw new ApiError('silent', SILENT)
    default:
      throw refused(envelope)
  }
}

/** Tells of the end of a session, once for all calls that were under way. */
const end = (app: ClientHost, reason: SessionEnd): void => {
  if (ending) return
  ending = true
  void Promise.resolve(app.signedOut(reason)).then(() => {
    ending = false
  })
}

const refused = ({ status, message }: Envelope): ApiError => new ApiError('refused', status, message)

const requestFor = <E extends Endpoint>(endpoint: E, input: InputOf<E>, { idempotencyKey }: CallOptions): AxiosRequestConfig => ({
  method: endpoint.method,
  url: endpoint.path,
  timeout: endpoint.timeoutMs,
  responseType: 'text',
  // The text is read by our own parser, which keeps every digit of an id.
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
  headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
  ...bodyFor(endpoint, input),
})

const bodyFor = (endpoint: Endpoint, input: unknown): Pick<AxiosRequestConfig, 'params' | 'data'> => {
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

/** What a query or a form can carry. */
type Field = string | number | boolean | null | undefined

const textEntries = (input: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(input as Record<string, Field>).map(([key, value]) => [key, value == null ? '' : String(value)]))

/** The envelope of an answer. What a gateway or a framework says of a failure of its own is none, however much it looks like one (A432). */
const read = ({ status, data }: AxiosResponse<string>): Envelope => {
  const envelope = envelopeOf(textToJson(data))
  if (status >= SERVER_FAILED) throw new ApiError('http', status)
  if (status >= 400 && envelope?.isWhole !== true) throw new ApiError('http', status)
  if (envelope === undefined) throw new ApiError('badResponse')
  if (envelope.status >= SERVER_FAILED && envelope.status < 600) throw new ApiError('http', envelope.status)
  return envelope
}

const textToJson = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? parseJson(text) : undefined
  } catch {
    return undefined
  }
}

const headerOf = (response: AxiosResponse, name: string): string | undefined => {
  const value: unknown = response.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const fromAxios = (failure: unknown): ApiError => {
  if (!isAxiosError(failure)) throw failure
  if (failure.code === 'ECONNABORTED' || failure.code === 'ETIMEDOUT') return new ApiError('timeout')
  return new ApiError(failure.code === 'ERR_CANCELED' ? 'cancelled' : 'offline')
}

const isNoticeable = ({ kind }: ApiError): boolean => {
  switch (kind) {
    case 'refused':
    case 'offline':
    case 'timeout':
    case 'badResponse':
    case 'http':
      return true
    case 'signedOut':
    case 'silent':
    case 'cancelled':
      return false
  }
}
