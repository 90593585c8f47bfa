import type { CheckInRecord } from '@/domain/checkIn/record'
import type { QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'

/**
 * The short questionnaire of a check-in (A39): the check-in has asked who it is, and asks it of women only
 * (ONSITE-24).
 */
export const checkInTarget = (
  record: CheckInRecord,
  serviceId: string,
  age: number | undefined,
): QuestionnaireTarget => ({
  variantId: 'shortOnSite',
  customerId: record.customerId,
  organisationId: record.organisationId,
  serviceId,
  inspectionId: record.inspectionId,
  recordId: record.questionnaireId ?? '',
  known: { name: record.name, sex: '0', ...(age === undefined ? {} : { age: String(age) }) },
})
