import type { TFunction } from 'i18next'
import { asApiError, type ApiError } from '@/api/errors'
import { chinaWallClock } from '@/lib/time/day'

// For the screens, which may not import the layer of the API.
export { isFinalRefusal } from '@/api/errors'

/** Returns the message of an error: the server’s own sentence, if there is one. */
export const errorText = (t: TFunction<'shell'>, failure: unknown): string => {
  const error = asApiError(failure)
  return error.serverMessage ?? kindText(t, error)
}

export const kindText = (t: TFunction<'shell'>, { kind, until = 0 }: Pick<ApiError, 'kind' | 'until'>): string =>
  t(`errors.${kind}`, { time: chinaWallClock(until + 999) })

/** The session ended and the page is about to be left, so there is nothing to retry. */
export const isSignedOut = (failure: unknown): boolean => asApiError(failure).kind === 'signedOut'

export const isOffline = (failure: unknown): boolean => asApiError(failure).kind === 'offline'

export const isTimedOut = (failure: unknown): boolean => asApiError(failure).kind === 'timeout'
