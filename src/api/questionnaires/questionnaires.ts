import type { InferOutput } from 'valibot'
import * as contract from '@/contract/questionnaires'
import { storedContentIn } from '@/api/storedContent'
import { readContent, sectionOf, type Content } from '@/domain/questionnaires/storedContent'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { dayIn } from '@/lib/time/day'
import { call, type CallOptions } from '@/api/client'

/**
 * Returns a customer's questionnaire outside any inspection; undefined before the first one. organisationId is '' if
 * unknown (A378).
 */
export const fetchQuestionnaire = async (
  of: { customerId: string; organisationId: string },
  options?: CallOptions,
): Promise<QuestionnaireRecord | undefined> => {
  const input = { customerId: of.customerId, orgId: of.organisationId }
  return recordOrNone(await call(contract.getQuestionnaireInfo, input, options))
}

export const fetchQuestionnaireOfInspection = async (
  of: { customerId: string; organisationId: string; inspectionId: string },
  options?: CallOptions,
): Promise<QuestionnaireRecord | undefined> => {
  const input = { customerId: of.customerId, orgId: of.organisationId, inspectionId: of.inspectionId }
  return recordOrNone(await call(contract.getQuestionnaireInfoByInspectionId, input, options))
}

export const fetchOwnQuestionnaires = async (): Promise<(QuestionnaireRecord | UnreadableRow)[]> =>
  (await call(contract.getInspectChq, {})).map((row) => (isUnreadable(row) ? row : recordFromJson(row)))

type QuestionnaireToSave = {
  id?: string | undefined
  organisationId: string
  serviceId: string
  customerId: string
  inspectionId: string
  content: Content
}

/**
 * Saves a questionnaire, or overwrites the one with this id; the form shows a failure. For a check-in the caller sets
 * `outlivesSession`, because the call then needs no token (A389). Returns the id, if the server sends it.
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

export const fetchContentOfInspection = async (inspectionId: string): Promise<Content> =>
  storedContentIn(await call(contract.getQuesInfoByInspectionId, { inspectionId }))

/**
 * Makes the report of this content and returns its id; the form shows a failure. riskReportId is '' without a risk
 * report (A176).
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

const recordFromJson = (json: InferOutput<typeof contract.questionnaire>): QuestionnaireRecord => {
  const content = readContent(json.questionContent)
  return {
    id: json.id,
    customerId: json.customerId,
    inspectionId: json.inspectionId,
    organisationId: json.orgId,
    serviceId: json.serviceId,
    content,
    name: json.name ?? nameIn(content),
    madeOn: json.createTime && dayIn(json.createTime),
  }
}

/** The documented record has no name of its own (FULLQ-09, A178). */
const nameIn = (content: Content = {}): string | undefined => {
  const { name } = sectionOf(content['basicinfo'])
  return typeof name === 'string' && name.trim() !== '' ? name : undefined
}
