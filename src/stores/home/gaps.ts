import { asApiError, isFinalRefusal, type ApiError } from '@/api/errors'

export type Gaps = ApiError[]

/** Resolves undefined on failure, and records a gap unless the data does not exist. */
export const orGap = <T>(gaps: Gaps, request: Promise<T>): Promise<T | undefined> =>
  request.catch((failure: unknown) => {
    const error = asApiError(failure)
    if (!isFinalRefusal(error)) gaps.push(error)
    return undefined
  })
