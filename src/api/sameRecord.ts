import { ApiError } from './errors'

/** A528: rejects an answer about another record, because the screen would apply its next action to that record. */
export const expectSameRecord = (requestedId: string, answeredId: string): void => {
  if (answeredId !== requestedId) throw new ApiError('badResponse')
}
