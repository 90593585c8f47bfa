import { readContent, type Content } from '@/domain/questionnaires/storedContent'
import { ApiError } from './errors'

/** Returns the content of an answer that is the content or holds it. */
export const storedContentIn = (answer: string | { questionContent: unknown } | null): Content => {
  const content = readContent((typeof answer === 'object' ? answer?.questionContent : answer) ?? null)
  // Answers that cannot be read must not pass for none (A436).
  if (content === undefined) throw new ApiError('badResponse')
  return content
}
