import * as v from 'valibot'
import { lenientTime } from './day'
import { get, post } from './endpoint'
import { id, listOrNone, optionalId, text, lenient, lenientId, lenientText, storedContent } from './fields'

/** A stored questionnaire: the id is the hqiId, the content JSON text (FULLQ-09, A178). */
export const questionnaire = v.object({
  id,
  customerId: id,
  inspectionId: lenientId,
  orgId: lenientId,
  serviceId: lenientId,
  questionContent: lenient(storedContent),
  name: lenientText,
  createTime: lenientTime,
})

/** The questionnaire or null (A404); orgId is '' if unknown (API-28, A340, A378). */
export const getQuestionnaireInfo = get(
  '/subscribe/getQuestionnaireInfo',
  v.object({ customerId: id, orgId: optionalId }),
  v.nullable(questionnaire),
)

export const getQuestionnaireInfoByInspectionId = get(
  '/subscribe/getQuestionnaireInfoByInspectionId',
  v.object({ customerId: id, orgId: optionalId, inspectionId: id }),
  v.nullable(questionnaire),
)

export const getInspectChq = get('/subscribe/getInspectChq', v.object({}), listOrNone(questionnaire))

const hqiId = v.pipe(
  v.object({ hqiId: id }),
  v.transform((answer) => answer.hqiId),
)

/**
 * Saves a questionnaire; the answer is the hqiId, bare or under its name, or null (API-31, A419). For the examinee and
 * the inspection of a check-in it needs no token (A389).
 */
export const saveOrUpdateHealthQuestionnaireInfo = post(
  '/subscribe/saveOrUpdateHealthQuestionnaireInfo',
  'json',
  v.object({
    id: v.nullable(id),
    orgId: v.nullable(id),
    serviceId: v.nullable(id),
    customerId: id,
    inspectionId: v.nullable(id),
    questionContent: text,
  }),
  lenient(v.union([id, hqiId])),
)

/** The content, a bare text (A404); also read under its name. '' or null if nothing is stored (API-20, A429). */
export const getQuesInfoByInspectionId = get(
  '/report/getQuesInfoByInspectionId',
  v.object({ inspectionId: id }),
  v.nullable(v.union([v.string(), v.object({ questionContent: v.nullable(storedContent) })])),
)

export const submitQuesGenerateReport = post(
  '/report/submitQuesGenerateReport',
  'form',
  v.object({ questionContent: text, riskReportId: optionalId }),
  id,
)
