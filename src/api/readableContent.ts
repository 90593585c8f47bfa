import { readContent, type Content } from '@/domain/questionnaires/storedContent'
import { ApiError } from './errors'

/** Rejects stored answers that cannot be read: they must not pass for none (A436). */
export const readableContent = (json: unknown): Content => {
  const content = readContent(json)
  if (content === undefined) throw new ApiError('badResponse')
  return content
}
