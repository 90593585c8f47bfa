import { ImError } from '../../domain/chat/imErrors'
import { isRecord, numberIn, textIn, type Json } from '../../domain/chat/json'

/** What an answer of the platform carries; nothing where it is not as told. */
export const dataOf = (answer: unknown): Json => {
  const data = isRecord(answer) ? answer['data'] : undefined
  return isRecord(data) ? data : {}
}

/** Asks the platform, however it fails: at once, late, or with something that is no error. */
export const ask = async (question: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await question()
  } catch (failure) {
    const told = isRecord(failure) ? failure : {}
    throw new ImError(numberIn(told, 'code'), textIn(told, 'message') ?? '')
  }
}
