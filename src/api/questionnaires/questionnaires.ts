import type { InferOutput } from 'valibot'
import * as contract from '@/contract/questionnaires'
import { readContent, type Content } from '@/domain/questionnaires/storedContent'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { dayIn } from '@/lib/days'
import { call, type CallOptions } from '@/api/client'

/**
 * The questionnaire of a customer that belongs to no inspection; undefined before the first one. organisationId
 * is '' where it is not known (A378).
 */
export const fetchQuestionnaire = async (of: {
  customerId: string
  organisationId: string
}): Promise<QuestionnaireRecord | undefined> =>
  recordOrNone(await call(contract.getQuestionnaireInfo, { customerId: of.customerId, orgId: of.organisationId }))

export const fetchQuestionnaireOfInspection = async (
  of: { customerId: string; organisationId: string; inspectionId: string },
  options?: CallOptions,
): Promise<QuestionnaireRecord | undefined> => {
  const input = { customerId: of.customerId, orgId: of.organisationId, inspectionId: of.inspectionId }
  return recordOrNone(await call(contract.getQuestionnaireInfoByInspectionId, input, options))
}

/** All that the account has filled for itself and its relatives. */
export const fetchOwnQuestionnaires = async (): Promise<(QuestionnaireRecord | UnreadableRow)[]> =>
  (await call(contract.getInspectChq, {})).map((row) => (isUnreadable(row) ? row : recordFromJson(row)))

/** What is saved: '' stands for an id that is not known, and for a new questionnaire. */
export type QuestionnaireToSave = {
  id?: string | undefined
  organisationId: string
  serviceId: string
  customerId: string
  inspectionId: string
  content: Content
}

/**
 * Saves a questionnaire, the stored one where it has an id; its failure is told in its place. That of a check-in is
 * `open` to everybody (A389). The answer is the id, where the server tells it.
 */
export const saveQuestionnaire = (
  questionnaire: QuestionnaireToSave,
  idempotencyKey: string,
  options: Pick<CallOptions, 'outlivesSession'> = {},
): Promise<string | undefined> =>
  call(contract.saveOrUpdateHealthQuestionnaireInfo, toSaveToJson(questionnaire), {
    ...options,
    idempotencyKey,
    quiet: true,
  })

/** The content that is stored for an inspection; empty where there is none. */
export const fetchContentOfInspection = async (inspectionId: string): Promise<Content> => {
  const told = await call(contract.getQuesInfoByInspectionId, { inspectionId })
  return readContent(typeof told === 'object' ? told?.questionContent : told)
}

/**
 * Has the report of this content made; its failure is told in its place. riskReportId is '' without a risk
 * report (A176). The answer is the report's id.
 */
export const generateReport = (
  { content, riskReportId }: { content: Content; riskReportId: string },
  idempotencyKey: string,
): Promise<string> =>
  call(
    contract.submitQuesGenerateReport,
    { questionContent: JSON.stringify(content), riskReportId },
    { idempotencyKey, quiet: true },
  )

const toSaveToJson = ({ id, organisationId, serviceId, customerId, inspectionId, content }: QuestionnaireToSave) => ({
  id: id || null,
  orgId: organisationId || null,
  serviceId: serviceId || null,
  customerId,
  inspectionId: inspectionId || null,
  questionContent: JSON.stringify(content),
})

const recordOrNone = (json: InferOutput<typeof contract.questionnaire> | null): QuestionnaireRecord | undefined =>
  json === null ? undefined : recordFromJson(json)

const recordFromJson = (json: InferOutput<typeof contract.questionnaire>): QuestionnaireRecord => ({
  id: json.id,
  customerId: json.customerId,
  inspectionId: json.inspectionId,
  organisationId: json.orgId,
  serviceId: json.serviceId,
  content: readContent(json.questionContent),
  name: json.name,
  madeOn: json.createTime && dayIn(json.createTime),
})
