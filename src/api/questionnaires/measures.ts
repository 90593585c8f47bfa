import { sectionOf, type Content } from '@/domain/questionnaires/storedContent'
import { centimetres, kilograms } from '@/api/answerCodecs'

/**
 * Whether the content lacks what an examination by hand needs (A227, A426). A report asks this without any form: the
 * questions of all of them stay where they are.
 */
export const lacksMeasures = (content: Content): boolean => {
  const { height, weight } = sectionOf(content['basicinfo'])
  return centimetres.read(height, []) === undefined || kilograms.read(weight, []) === undefined
}
