import { TooLate } from '@/lib/inTime'

/**
 * Why a call failed:
 * - unsent: the phone is offline, nothing was sent
 * - held: the server demands a pause, nothing was sent
 * - offline: no answer arrived
 * - timeout: no answer arrived in time
 * - badResponse: no envelope, or data that breaks the contract
 * - http: an HTTP error without an envelope, or a failure of the server itself
 * - refused: by the server with an envelope
 * - signedOut: the session ended
 * - silent: status 50037
 * - cancelled: by the app
 */
export type ApiErrorKind =
  'unsent' | 'held' | 'offline' | 'timeout' | 'badResponse' | 'http' | 'refused' | 'signedOut' | 'silent' | 'cancelled'

/** The server sends a newer token, or rejects the one that was sent. */
export const RENEWED = 50011
export const EXPIRED = 50012
/** The server or a gateway refuses for now, because it was asked too often. */
const TOO_OFTEN = 429

export class ApiError extends Error {
  constructor(
    readonly kind: ApiErrorKind,
    readonly status?: number,
    readonly serverMessage?: string,
    /** End of the wait for `held`, epoch milliseconds. */
    readonly until?: number,
  ) {
    super(kind)
    this.name = 'ApiError'
  }
}

/** Whether no definite answer arrived: the server may have processed the call. */
export const isUnconfirmed = ({ kind }: ApiError): boolean => {
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

export const neverLeftPhone = ({ kind }: ApiError): boolean => kind === 'unsent' || kind === 'held'

/** Refusals of the token (50011 twice, 50012) do not concern the request itself. */
const isAboutToken = ({ status }: ApiError): boolean => status === RENEWED || status === EXPIRED

/** A583: whether the failure says nothing of an earlier submission: session, token, a pause, or nothing was sent. */
export const isInconclusive = (error: ApiError): boolean =>
  error.kind === 'signedOut' ||
  error.kind === 'cancelled' ||
  neverLeftPhone(error) ||
  isAboutToken(error) ||
  isTooOften(error)

/** Whether the server answered with a refusal, for any reason: also of a token, or for now. */
export const isRefused = ({ kind }: ApiError): boolean => kind === 'refused'

const isTooOften = (error: ApiError): boolean => isRefused(error) && error.status === TOO_OFTEN

/** Converts a failure to an ApiError: a late chunk is a timeout, anything unexpected a bad response. */
export const asApiError = (failure: unknown): ApiError => {
  if (failure instanceof ApiError) return failure
  return new ApiError(failure instanceof TooLate ? 'timeout' : 'badResponse')
}

/**
 * Whether the server refused the request itself, so that a retry changes nothing. Of data to load it means: not found
 * (A92). A refused token or a pause is not final.
 */
export const isFinalRefusal = (failure: unknown): boolean => {
  const error = asApiError(failure)
  return isRefused(error) && !isAboutToken(error) && !isTooOften(error)
}
