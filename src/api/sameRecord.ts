import { ApiError } from './errors'

/** A528: rejects an answer about another record, because the screen would apply its next action to that record. */
export const expectSameRecord = (askedId: string, toldId: string): void => {
  if (toldId !== askedId) throw new ApiError('badResponse')
}
