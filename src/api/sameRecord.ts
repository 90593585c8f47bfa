import { ApiError } from './errors'

/** A528: rejects an answer about another record, because what a screen does next, it would do to that one. */
export const expectSameRecord = (askedId: string, toldId: string): void => {
  if (toldId !== askedId) throw new ApiError('badResponse')
}
