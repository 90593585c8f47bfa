import { fetchQuestionnaireOfInspection } from '@/api/questionnaires/questionnaires'
import { lacksMeasures } from '@/api/questionnaires/answers'

export type Inspection = Record<'customerId' | 'organisationId' | 'inspectionId', string>

export type StoredMeasures = 'given' | 'missing' | 'unreadable'

/** What an inspection's questionnaire says about height and weight (A227); unreadable answers say nothing (A436). */
export const findMeasures = async (inspection: Inspection): Promise<StoredMeasures> => {
  const record = await fetchQuestionnaireOfInspection(inspection, { quiet: true })
  if (record === undefined) return 'missing'
  if (record.content === undefined) return 'unreadable'
  return lacksMeasures(record.content) ? 'missing' : 'given'
}
