import type { TFunction } from 'i18next'
import { asApiError, isNotFound, isRefused, type ApiError } from '@/api/errors'
import { chinaWallClock } from '@/lib/days'

/** What happened, for the reader: the server's own sentence where there is one. */
export const errorText = (t: TFunction<'shell'>, failure: unknown): string => {
  const error = asApiError(failure)
  return error.serverMessage ?? kindText(t, error)
}

/** The same in the app's own words. */
export const kindText = (t: TFunction<'shell'>, { kind, until = 0 }: Pick<ApiError, 'kind' | 'until'>): string =>
  t(`errors.${kind}`, { time: chinaWallClock(until + 999) })

/** The server knows no such thing: asking again changes nothing (A92). */
export const isUnknown = (failure: unknown): boolean => isNotFound(asApiError(failure))

/** The session is over and the page about to be left: there is nothing to try again. */
export const isSignedOut = (failure: unknown): boolean => asApiError(failure).kind === 'signedOut'

/** No answer arrived. */
export const isOffline = (failure: unknown): boolean => asApiError(failure).kind === 'offline'

/** The server has said no. */
export const isRefusal = (failure: unknown): boolean => isRefused(asApiError(failure))

/** It did not come in time. */
export const isLate = (failure: unknown): boolean => asApiError(failure).kind === 'timeout'
