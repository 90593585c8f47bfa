import { TooLate } from '@/lib/inTime'

/**
 * Why a call failed:
 * unsent (the phone has no network, and nothing has left it),
 * held (the server wants to be left alone until then, and nothing was sent), offline (no answer arrived), timeout,
 * badResponse (no envelope, or data that breaks the contract),
 * http (an HTTP error without an envelope, or a server that failed itself), refused (the server's own word),
 * signedOut (the session ended), silent (status 50037), cancelled (given up by the app).
 */
export type ApiErrorKind =
  'unsent' | 'held' | 'offline' | 'timeout' | 'badResponse' | 'http' | 'refused' | 'signedOut' | 'silent' | 'cancelled'

/** The server hands out a newer token, or takes the one that was sent no longer. */
export const RENEWED = 50011
export const EXPIRED = 50012

export class ApiError extends Error {
  constructor(
    readonly kind: ApiErrorKind,
    /** The envelope's status or the HTTP code, where there is one. */
    readonly status?: number,
    /** The server's own sentence, to be shown as text. */
    readonly serverMessage?: string,
    /** Of one that is held: until when, epoch milliseconds. */
    readonly until?: number,
  ) {
    super(kind)
    this.name = 'ApiError'
  }
}

/** No definite answer came: the server may have done it all the same. */
export const isUndecided = ({ kind }: ApiError): boolean => {
  switch (kind) {
    case 'offline':
    case 'timeout':
    case 'badResponse':
    case 'http':
      return true
    case 'unsent':
    case 'held':
    case 'refused':
    case 'silent':
    case 'signedOut':
    case 'cancelled':
      return false
  }
}

/** Nothing has left the phone. */
export const isNotSent = ({ kind }: ApiError): boolean => kind === 'unsent' || kind === 'held'

/** What the server says of the token (50011 for ever, 50012) is not about what was asked or sent. */
const isAboutToken = ({ status }: ApiError): boolean => status === RENEWED || status === EXPIRED

/** A session that is over, a token, or what has not left the phone: what was sent before stays as it was. */
export const saysNothing = (error: ApiError): boolean =>
  error.kind === 'signedOut' || error.kind === 'cancelled' || isNotSent(error) || isAboutToken(error)

/** The server has said no. */
export const isRefused = ({ kind }: Pick<ApiError, 'kind'>): boolean => kind === 'refused'

/** The server knows no such thing, and asking again changes nothing. */
export const isNotFound = (error: ApiError): boolean => isRefused(error) && !isAboutToken(error)

/**
 * The failure as an ApiError; a part of the app that is late is told as a call, anything unforeseen is a bad
 * response.
 */
export const asApiError = (failure: unknown): ApiError => {
  if (failure instanceof ApiError) return failure
  return new ApiError(failure instanceof TooLate ? 'timeout' : 'badResponse')
}
