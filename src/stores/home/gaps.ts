import { asApiError, isNotFound, type ApiError } from '@/api/errors'

/** Why parts of what a next step is made of could not be had. */
export type Gaps = ApiError[]

/** What is asked for; undefined, and a gap unless it does not exist, where it cannot be had. */
export const orGap = <T>(gaps: Gaps, asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((failure: unknown) => {
    const error = asApiError(failure)
    if (!isNotFound(error)) gaps.push(error)
    return undefined
  })
