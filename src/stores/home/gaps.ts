import { ApiError, asApiError, isFinalRefusal } from '@/api/errors'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'

export type Gaps = ApiError[]

/** Resolves undefined on failure, and records a gap unless the data does not exist. */
export const orGap = <T>(gaps: Gaps, request: Promise<T>): Promise<T | undefined> =>
  request.catch((failure: unknown) => {
    const error = asApiError(failure)
    if (!isFinalRefusal(error)) gaps.push(error)
    return undefined
  })

/** Returns the readable rows, and records a gap if there are others: they may be the next step. */
export const readableOrGap = <T extends object>(gaps: Gaps, rows: readonly (T | UnreadableRow)[]): T[] => {
  if (rows.some(isUnreadable)) gaps.push(new ApiError('badResponse'))
  return readableRows(rows)
}
