import axios, { AxiosHeaders, isAxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { sessionGuard } from '@/lib/sessionScope'
import { setClockByServer } from '@/lib/time/clock'
import { ApiError, EXPIRED, RENEWED } from './errors'
import { readEnvelope, type Envelope } from './envelope'
import { beginOutageWatch } from './outage'
import { holdBack, refuseHeld } from './retryAfter'

/** What the client needs from the app; it has no access to stores, router or notices. */
export type ClientHost = {
  baseUrl: string
  token: () => string | undefined
  /** False when another tab has signed out or changed the user: nothing is sent in another person's name (RA12). */
  mayWrite: () => boolean
  renewed: (token: string) => void
  /** The server rejects the token, and the call continues without one (A423). */
  dropped: () => void
  /**
   * The session is over: expired (50012) or ended by the server with a sentence (50035). Calls are refused until the
   * app has started over.
   */
  signedOut: (reason: SessionEnd) => void | Promise<void>
  notice: (failure: ApiError) => void
}

export type SessionEnd = { kind: 'expired' } | { kind: 'ended'; message: string | undefined }

type Exchange = {
  outlivesSession: boolean
  token?: string | undefined
  /** Whether the person who sent it is still the one of this page. */
  isSamePerson?: () => boolean
  resent?: boolean
  withoutToken?: boolean
  isFile?: boolean
}

declare module 'axios' {
  interface AxiosRequestConfig {
    exchange?: Exchange
  }
}

const TOKEN_HEADER = 'token'
const ENDED = 50035
const SILENT = 50037
const OK = 200
const OVERLOADED = [429, 503]

let connected: ClientHost | undefined
/** The session has ended and the app has not started over yet. */
let ending = false

export const connectClient = (app: ClientHost): void => {
  connected = app
  ending = false
  beginOutageWatch()
}

export const host = (): ClientHost => {
  if (connected === undefined) throw new Error('connectClient was not called')
  return connected
}

/**
 * True between the end of a session and the restart of the app: a screen whose data was cleared must not fetch again.
 */
export const isEnding = (): boolean => ending

/** The only access to the server: resolves with the envelope's data, or rejects with ApiError. */
export const http = axios.create({
  // `no-store` alone does not keep Chromium from using its cache (A441).
  headers: { 'Cache-Control': 'no-cache, no-store' },
  responseType: 'text',
  // Our own parser reads the text, because it keeps every digit of an id.
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
  // The token has its own header.
  withXSRFToken: false,
})

http.interceptors.request.use((config) => {
  refuseHeld(nameOf(config))
  // RA12: another person may have signed in, also before the same request is sent again.
  if (config.method === 'post' && !host().mayWrite()) throw new ApiError('cancelled')
  const exchange = exchangeOf(config)
  const token = exchange.withoutToken === true ? undefined : host().token()
  config.exchange = { isSamePerson: sessionGuard(), ...exchange, token }
  config.headers.delete(TOKEN_HEADER)
  if (token !== undefined) config.headers.set(TOKEN_HEADER, token)
  return config
})

const nameOf = ({ method, url }: InternalAxiosRequestConfig): string => `${method?.toUpperCase()} ${url}`

http.interceptors.response.use(
  (response) => readAnswer(response),
  (failure: unknown) => Promise.reject(fromAxios(failure)),
)

const readAnswer = (response: AxiosResponse<unknown>): AxiosResponse<unknown> | Promise<AxiosResponse<unknown>> => {
  if (OVERLOADED.includes(response.status))
    holdBack(nameOf(response.config), headerOf(response, 'retry-after'), headerOf(response, 'date'))
  if (exchangeOf(response.config).isFile === true) return response
  const envelope = readEnvelope(response.status, response.data)
  setClockByServer(headerOf(response, 'date'), headerOf(response, 'age'))
  switch (envelope.status) {
    case OK:
      return { ...response, data: envelope.data }
    case RENEWED:
      return renewed(response, envelope)
    case EXPIRED:
      return expired(response, envelope)
    case ENDED:
      return ended(response, envelope)
    case SILENT:
      throw new ApiError('silent', SILENT)
    default:
      throw refused(envelope)
  }
}

const renewed = (response: AxiosResponse<unknown>, envelope: Envelope): Promise<AxiosResponse<unknown>> => {
  const { token, resent } = exchangeOf(response.config)
  if (resent === true) throw refused(envelope)
  const newToken = headerOf(response, TOKEN_HEADER)
  // A late answer with a renewed token (50011) for an old token must not overwrite a newer one from another call.
  if (newToken !== undefined && host().token() === token) host().renewed(newToken)
  return again(response.config)
}

const expired = ({ config }: AxiosResponse<unknown>, envelope: Envelope): Promise<AxiosResponse<unknown>> => {
  const { token, resent, outlivesSession } = exchangeOf(config)
  // A call that was sent without a token ends no session (A389).
  if (token === undefined) throw refused(envelope)
  if (isReplaced(token) && resent !== true) return again(config)
  const isCurrent = token === host().token()
  if (outlivesSession) {
    if (isCurrent) host().dropped()
    return again(config, { withoutToken: true })
  }
  if (isReplaced(token)) throw new ApiError('silent', EXPIRED)
  if (isCurrent) end({ kind: 'expired' })
  throw new ApiError('signedOut', EXPIRED)
}

const ended = ({ config }: AxiosResponse<unknown>, { message }: Envelope): Promise<AxiosResponse<unknown>> => {
  const { token, resent } = exchangeOf(config)
  if (isReplaced(token)) {
    if (resent !== true) return again(config)
    throw new ApiError('silent', ENDED)
  }
  end({ kind: 'ended', message })
  throw new ApiError('signedOut', ENDED, message)
}

/**
 * True when another call has brought a newer token, so that the rejection says nothing about the session. The call is
 * repeated once, and after a second rejection the screen retries (A433, A587).
 */
const isReplaced = (token: string | undefined): boolean => {
  const current = host().token()
  return current !== undefined && current !== token
}

/** Repeats the same request byte for byte, but never in the name of the next person (RA12). */
const again = (
  config: InternalAxiosRequestConfig,
  change: Partial<Exchange> = {},
): Promise<AxiosResponse<unknown>> => {
  const exchange = exchangeOf(config)
  if (exchange.isSamePerson?.() === false) throw new ApiError('cancelled')
  return http.request({
    ...config,
    headers: new AxiosHeaders(config.headers),
    exchange: { ...exchange, ...change, resent: true },
  })
}

const exchangeOf = ({ exchange }: { exchange?: Exchange }): Exchange => exchange ?? { outlivesSession: false }

/** Reports the end of a session once for all running calls. */
const end = (reason: SessionEnd): void => {
  if (ending) return
  ending = true
  void Promise.resolve(host().signedOut(reason)).then(() => {
    ending = false
  })
}

/**
 * A status that is no refusal of the server, together with data, is no definite answer (RG2). Its message may describe
 * a success (A432), so it is dropped.
 */
const refused = ({ status, message, data }: Envelope): ApiError =>
  (status < 50000 || status > 50999) && data != null
    ? new ApiError('badResponse', status)
    : new ApiError('refused', status, message)

const headerOf = (response: AxiosResponse, name: string): string | undefined => {
  const value: unknown = response.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const fromAxios = (failure: unknown): ApiError => {
  if (!isAxiosError(failure)) throw failure
  if (failure.code === 'ECONNABORTED' || failure.code === 'ETIMEDOUT') return new ApiError('timeout')
  return new ApiError(failure.code === 'ERR_CANCELED' ? 'cancelled' : 'offline')
}
