import { generateReport, saveQuestionnaire } from '@/api/questionnaires/questionnaires'
import { contentOf } from '@/api/questionnaires/content'
import type { Content } from '@/domain/questionnaires/storedContent'
import type { Answers } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { dataOf, idle } from '@/lib/remote'
import { closeForm, holdAnswers, useForm } from '@/stores/questionForm/form'
import { hasUnconfirmed, type Sendable } from '@/stores/idempotency'
import {
  findMadeMeanwhile,
  savedForm,
  useQuestionnaires,
  type QuestionnaireTarget,
  type Opened,
} from './questionnaires'
import { useMyQuestionnaires } from './mine'
import { dropSavedId, keepSavedId, type SavedForm } from './saved'
import { sendOneOf } from '@/stores/sendOneOf'
import { CANCELLED, submissionOf, sendParts, type SendPart, type Sent } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

const ANSWERS = 'answers'

export const answersSubmission = submissionOf(ANSWERS)

export type SentAnswers = Sent<{ reportId: string | undefined }>

type SavedPartsState = {
  /** What has arrived although a later part failed: only that part is repeated (A392). */
  stored: string | undefined
  report: { body: string; id: string } | undefined
}

export const useSavedParts = createStore<SavedPartsState>(() => ({ stored: undefined, report: undefined }))

export const sendQuestionnaire = (): Promise<SentAnswers> =>
  sendAnswers(async (sendPart) => {
    const { target, opened } = useQuestionnaires.getState()
    const before = dataOf(opened)
    if (target === undefined || before === undefined) return CANCELLED
    const { form, answers } = useForm.getState()
    const sendOwnPart = partOfForm(sendPart)
    const start = await takeMadeMeanwhile(target, before, answers)
    // The consent was withdrawn meanwhile, which clears the answers (A428).
    if (form !== undefined && useForm.getState().form === undefined) return CANCELLED
    const content = contentIn(start, answers)
    await save(sendOwnPart, target, start, content)
    // Only the health service makes a report of it (A176).
    const reportId =
      target.variantId === 'fullRecord' ? await makeReport(sendOwnPart, content, '', start.userId) : undefined
    dropSavedId(savedForm(target, start))
    return { reportId }
  })

/** Sends a part of the open form; that any of it is unconfirmed survives a reload (A434). */
export const partOfForm = (sendPart: SendPart): SendPart => {
  const any = anyAnswers(useForm.getState())
  return any === undefined ? sendPart : (part, call) => sendOneOf(any, sendPart, part, call)
}

/** Whether the answers of the open form are unconfirmed, on this page or from before a reload (A434). */
export const areAnswersUnconfirmed = (): boolean => {
  const any = anyAnswers(useForm.getState())
  return any !== undefined && hasUnconfirmed(any)
}

const anyAnswers = ({ form }: Pick<ReturnType<typeof useForm.getState>, 'form'>): Sendable | undefined =>
  form?.draftOwner && { name: `any ${ANSWERS} ${form.key}`, body: undefined, userId: form.draftOwner.userId }

export const sendAnswers = (
  parts: (sendPart: SendPart) => Promise<{ reportId: string | undefined } | typeof CANCELLED>,
): Promise<SentAnswers> => {
  const { form } = useForm.getState()
  holdAnswers(ANSWERS)
  return sendParts(ANSWERS, async (sendPart) => {
    const sent = await parts(sendPart)
    if (sent === CANCELLED) return CANCELLED
    closeForm(form)
    useSavedParts.setState({ stored: undefined, report: undefined })
    return sent
  })
}

export const makeReport = async (
  sendPart: SendPart,
  content: Content,
  riskReportId: string,
  userId: string,
): Promise<string> => {
  const body = { content, riskReportId }
  const text = JSON.stringify(body)
  const { report } = useSavedParts.getState()
  if (report?.body === text) return report.id
  const what = { name: 'report of a questionnaire', body, userId }
  const id = await sendPart(what, (key) => generateReport(body, key))
  useSavedParts.setState({ report: { body: text, id } })
  return id
}

const contentIn = ({ variantId, stored }: Opened, answers: Answers): Content =>
  contentOf(VARIANTS[variantId], answers, stored)

/** A578: a form without a record takes the one that was made meanwhile, unless it repeats itself (A391). */
const takeMadeMeanwhile = async (target: QuestionnaireTarget, start: Opened, answers: Answers): Promise<Opened> => {
  if (hasUnconfirmed(savingOf(start, contentIn(start, answers)))) return start
  const made = await findMadeMeanwhile(target, start)
  return made === undefined ? start : changeOpened(start, made)
}

const savingOf = (start: Opened, content: Content) => {
  const { organisationId, serviceId, customerId, inspectionId, recordId: id, userId } = start
  return { name: 'questionnaire', body: { id, organisationId, serviceId, customerId, inspectionId, content }, userId }
}

const save = async (
  sendPart: SendPart,
  target: QuestionnaireTarget,
  start: Opened,
  content: Content,
): Promise<void> => {
  const what = savingOf(start, content)
  const { body } = what
  const text = JSON.stringify({ ...body, id: '' })
  if (useSavedParts.getState().stored === text) return
  const outlivesSession = target.variantId === 'shortOnSite'
  const savedId = await sendPart(what, (key) => saveQuestionnaire(body, key, { outlivesSession }))
  useSavedParts.setState({ stored: text })
  useMyQuestionnaires.setState({ rows: idle })
  if (savedId !== undefined) takeSavedId(savedForm(target, start), start, savedId)
}

/** From now on this is the record of the form (A419). */
const takeSavedId = (form: SavedForm, start: Opened, recordId: string): void => {
  keepSavedId(form, recordId)
  changeOpened(start, { recordId })
}

const changeOpened = (start: Opened, changed: Partial<Opened>): Opened => {
  const data = { ...start, ...changed }
  const { opened } = useQuestionnaires.getState()
  if (opened.state === 'ready' && opened.data === start) useQuestionnaires.setState({ opened: { ...opened, data } })
  return data
}
