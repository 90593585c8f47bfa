import * as v from 'valibot'
import { lenientTime } from './day'
import { get, post } from './endpoint'
import { id, optionalId, rowsOf, text, lenient, lenientId, lenientText } from './fields'

/** FULLQ-09, A178: the id is the hqiId, the content JSON text. */
export const questionnaire = v.object({
  id,
  customerId: id,
  inspectionId: lenientId,
  orgId: lenientId,
  serviceId: lenientId,
  questionContent: lenient(v.string()),
  name: lenientText,
  createTime: lenientTime,
})

/** API-28, A340: the record or null (A404); orgId is '' where it is not known (A378). */
export const getQuestionnaireInfo = get(
  '/subscribe/getQuestionnaireInfo',
  v.object({ customerId: id, orgId: optionalId }),
  v.nullable(questionnaire),
)

/** API-29, A404 */
export const getQuestionnaireInfoByInspectionId = get(
  '/subscribe/getQuestionnaireInfoByInspectionId',
  v.object({ customerId: id, orgId: optionalId, inspectionId: id }),
  v.nullable(questionnaire),
)

/** API-30, A178 */
export const getInspectChq = get('/subscribe/getInspectChq', v.object({}), rowsOf(questionnaire))

/** API-31; the answer is the hqiId, the record's id from then on (A419), or null. */
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
  lenientId,
)

/** API-20, A404, A429: the content as JSON text, '' or null where nothing is stored. */
export const getQuesInfoByInspectionId = get(
  '/report/getQuesInfoByInspectionId',
  v.object({ inspectionId: id }),
  v.nullable(v.string()),
)

/** API-21: the answer is the id of the report. */
export const submitQuesGenerateReport = post(
  '/report/submitQuesGenerateReport',
  'form',
  v.object({ questionContent: text, riskReportId: optionalId }),
  id,
)
