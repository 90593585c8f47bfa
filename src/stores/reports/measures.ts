import { fetchQuestionnaireOfInspection } from '@/api/questionnaires/questionnaires'
import { lacksMeasures } from '@/api/questionnaires/answers'

type Inspection = Record<'customerId' | 'organisationId' | 'inspectionId', string>

/** Whether an inspection's questionnaire lacks height and weight (A227). */
export const areMeasuresMissing = async (inspection: Inspection): Promise<boolean> =>
  lacksMeasures((await fetchQuestionnaireOfInspection(inspection, { quiet: true }))?.content ?? {})
