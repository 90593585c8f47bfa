import { generateReport, saveQuestionnaire } from '@/api/questionnaires/questionnaires'
import { contentOf } from '@/api/questionnaires/content'
import type { Content } from '@/domain/questionnaires/storedContent'
import { VARIANTS } from '@/domain/questionForm/variants'
import { dataOf, idle } from '@/lib/remote'
import { closeForm, holdAnswers, useForm } from '@/stores/questionForm/form'
import { hasUnconfirmed, type Sendable } from '@/stores/idempotency'
import { savedForm, useQuestionnaires, type QuestionnaireTarget, type Opened } from './questionnaires'
import { useMine } from './mine'
import { dropSavedId, keepSavedId, type SavedForm } from './saved'
import { CANCELLED, submissionOf, sendParts, type SendPart, type Sent } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

const ANSWERS = 'answers'

export const answersSending = submissionOf(ANSWERS)

export type SentAnswers = Sent<{ reportId: string | undefined }>

type ArrivedState = {
  /** What has arrived although a later part failed: only that part is repeated (A392). */
  stored: string | undefined
  report: { body: string; id: string } | undefined
}

export const useArrived = createStore<ArrivedState>(() => ({ stored: undefined, report: undefined }))

export const sendQuestionnaire = (): Promise<SentAnswers> =>
  sendAnswers(async (sendPart) => {
    const { target, opened } = useQuestionnaires.getState()
    const start = dataOf(opened)
    if (target === undefined || start === undefined) return CANCELLED
    const content = contentOf(VARIANTS[start.variantId], useForm.getState().answers, start.stored)
    return submitParts(sendPart, async () => {
      await save(sendPart, target, start, content)
      // Only the health service makes a report of it (A176).
      const reportId =
        target.variantId === 'fullRecord' ? await makeReport(sendPart, content, '', start.userId) : undefined
      dropSavedId(savedForm(target, start))
      return { reportId }
    })
  })

/** Sends the parts of the open form; that any of it was sent survives a reload (A434). */
export const submitParts = <T>(sendPart: SendPart, parts: () => Promise<T>): Promise<T> => {
  const any = anyAnswers(useForm.getState())
  return any === undefined ? parts() : sendPart(any, parts)
}

/** Whether the answers of the open form are unconfirmed, on this page or from before a reload (A434). */
export const areAnswersUnanswered = (): boolean => {
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
    useArrived.setState({ stored: undefined, report: undefined })
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
  const { report } = useArrived.getState()
  if (report?.body === text) return report.id
  const what = { name: 'report of a questionnaire', body, userId }
  const id = await sendPart(what, (key) => generateReport(body, key))
  useArrived.setState({ report: { body: text, id } })
  return id
}

const save = async (
  sendPart: SendPart,
  target: QuestionnaireTarget,
  start: Opened,
  content: Content,
): Promise<void> => {
  const { organisationId, serviceId, customerId, inspectionId, recordId: id, userId } = start
  const answers = { organisationId, serviceId, customerId, inspectionId, content }
  const text = JSON.stringify(answers)
  if (useArrived.getState().stored === text) return
  const body = { id, ...answers }
  const outlivesSession = target.variantId === 'shortOnSite'
  const what = { name: 'questionnaire', body, userId }
  const savedId = await sendPart(what, (key) => saveQuestionnaire(body, key, { outlivesSession }))
  useArrived.setState({ stored: text })
  useMine.setState({ rows: idle })
  if (savedId !== undefined) takeSavedId(savedForm(target, start), start, savedId)
}

/** From now on this is the record of the form (A419). */
const takeSavedId = (form: SavedForm, start: Opened, recordId: string): void => {
  keepSavedId(form, recordId)
  const { opened } = useQuestionnaires.getState()
  if (opened.state === 'ready' && opened.data === start)
    useQuestionnaires.setState({ opened: { ...opened, data: { ...start, recordId } } })
}
