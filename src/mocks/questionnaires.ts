import * as contract from '@/contract/questionnaires'
import { chinaTime } from '@/lib/time/day'
import { parseJson } from '@/lib/json'
import { answer, answerPublic, type Answer } from './answer'
import { allRows, findRow, nextId, putRow, type Clinic } from './clinic'
import { ownPatient, patientsOf } from './account/account'
import type { Person, Questionnaire } from './records'
import { Refusal } from './refusal'
import { visitsOf } from './reports/visits'
import { bilingual } from '@/mocks/bilingual'

export const questionnaireAnswers: Answer[] = [
  answer(contract.getQuestionnaireInfo, ({ clinic, person, input }) => {
    const patient = ownPatient(clinic, person, input.customerId)
    const ofPatient = newestFirst(clinic).filter(
      ({ customerId, orgId }) =>
        customerId === patient.id && (input.orgId === '' || orgId === null || orgId === input.orgId),
    )
    // A418: it need not be a general one.
    const found = ofPatient.find(({ inspectionId }) => inspectionId === null) ?? ofPatient[0]
    return found === undefined ? null : recordOf(clinic, found)
  }),

  answer(contract.getQuestionnaireInfoByInspectionId, ({ clinic, person, input }) => {
    const { customerId, inspectionId } = input
    if (!isOfCheckIn(clinic, customerId, inspectionId)) ownInspection(clinic, person, inspectionId)
    const found = questionnaireOfInspection(clinic, inspectionId)
    return found?.customerId === customerId ? recordOf(clinic, found) : null
  }),

  answer(contract.getInspectChq, ({ clinic, person }) => {
    const patients = patientsOf(clinic, person).map(({ id }) => id)
    return newestFirst(clinic)
      .filter(({ customerId }) => patients.includes(customerId))
      .map((one) => recordOf(clinic, one))
  }),

  answerPublic(contract.saveOrUpdateHealthQuestionnaireInfo, ({ clinic, person, input, now }) => {
    mayFill(clinic, person, input)
    readableContent(input.questionContent)
    const { inspectionId, orgId, serviceId, customerId, questionContent: content } = input
    const stored = storedFor(clinic, input)
    const saved: Questionnaire = {
      id: stored?.id ?? nextId(clinic),
      customerId,
      inspectionId: inspectionId ?? stored?.inspectionId ?? null,
      orgId: orgId ?? stored?.orgId ?? null,
      serviceId: serviceId ?? stored?.serviceId ?? null,
      content,
      createdAt: stored?.createdAt ?? now,
      savedAt: now,
    }
    putRow(clinic, 'questionnaires', saved)
    return saved.id
  }),

  answer(contract.getQuesInfoByInspectionId, ({ clinic, person, input }) => {
    ownInspection(clinic, person, input.inspectionId)
    return questionnaireOfInspection(clinic, input.inspectionId)?.content ?? null
  }),

  answer(contract.submitQuesGenerateReport, ({ clinic, person, input, now }) => {
    readableContent(input.questionContent)
    const id = nextId(clinic)
    const customerId = savedWith(clinic, person, input.questionContent) ?? person.id
    const riskReportId = input.riskReportId === '' ? null : input.riskReportId
    putRow(clinic, 'healthReports', {
      id,
      ownerId: person.id,
      customerId,
      riskReportId,
      content: input.questionContent,
      createdAt: now,
    })
    return id
  }),
]

export const questionnaireOfInspection = (clinic: Clinic, inspectionId: string): Questionnaire | undefined =>
  allRows(clinic, 'questionnaires').find((one) => one.inspectionId === inspectionId)

const newestFirst = (clinic: Clinic): Questionnaire[] =>
  allRows(clinic, 'questionnaires').sort((a, b) => b.savedAt - a.savedAt)

const recordOf = (
  clinic: Clinic,
  { id, customerId, inspectionId, orgId, serviceId, content, createdAt }: Questionnaire,
) => ({
  id,
  customerId,
  inspectionId,
  orgId,
  serviceId,
  questionContent: content,
  name: findRow(clinic, 'people', customerId)?.name ?? null,
  createTime: chinaTime(createdAt),
})

type Filled = { id: string | null; customerId: string; inspectionId: string | null }

/** A389: a check-in's pair of ids opens its questionnaire without a sign-in; anything else needs the account. */
const mayFill = (clinic: Clinic, person: Person | undefined, { customerId, inspectionId }: Filled): void => {
  if (inspectionId !== null && isOfCheckIn(clinic, customerId, inspectionId)) return
  if (person === undefined) throw new Refusal(50012, bilingual('登录状态已过期', 'The session has expired'))
  ownPatient(clinic, person, customerId)
  if (inspectionId !== null && ownInspection(clinic, person, inspectionId) !== customerId)
    throw new Refusal(50405, bilingual('受检人不存在', 'There is no such person'))
}

const isOfCheckIn = (clinic: Clinic, customerId: string, inspectionId: string): boolean =>
  allRows(clinic, 'checkIns').some((one) => one.customerId === customerId && one.inspectionId === inspectionId)

const ownInspection = (clinic: Clinic, owner: Person, id: string): string => {
  const order = allRows(clinic, 'orders').find((one) => one.ownerId === owner.id && one.inspectionId === id)
  const checkIn = allRows(clinic, 'checkIns').find((one) => one.personId === owner.id && one.inspectionId === id)
  const visit = visitsOf(clinic, owner).find(({ inspectionId }) => inspectionId === id)
  const found = order ?? checkIn ?? visit
  if (found === undefined) throw new Refusal(50410, bilingual('检查不存在', 'There is no such check'))
  return found.customerId
}

/** Returns the questionnaire to replace: by its id, or by the inspection. */
const storedFor = (clinic: Clinic, { id, customerId, inspectionId }: Filled): Questionnaire | undefined => {
  const ofInspection = inspectionId === null ? undefined : questionnaireOfInspection(clinic, inspectionId)
  const stored = id === null ? ofInspection : findRow(clinic, 'questionnaires', id)
  if (id === null && stored === undefined) return undefined
  const moved = inspectionId !== null && stored?.inspectionId !== null && stored?.inspectionId !== inspectionId
  const doubled = ofInspection !== undefined && ofInspection.id !== stored?.id
  if (stored?.customerId !== customerId || moved || doubled)
    throw new Refusal(50409, bilingual('问卷不存在', 'There is no such questionnaire'))
  return stored
}

const readableContent = (text: string): void => {
  try {
    const content = parseJson(text)
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return
  } catch {
    // Rejected below like any other non-object.
  }
  throw new Refusal(50085, bilingual('问卷内容无法读取', 'The answers cannot be read'))
}

const savedWith = (clinic: Clinic, owner: Person, content: string): string | undefined => {
  const patients = patientsOf(clinic, owner).map(({ id }) => id)
  return newestFirst(clinic).find((one) => one.content === content && patients.includes(one.customerId))?.customerId
}
