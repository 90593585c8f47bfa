import { asApiError, type ApiError } from '../api/errors'
import { generateReport, saveQuestionnaire } from '../api/questionnaires'
import { contentOf } from '../api/questionnairesContent'
import type { Content } from '../domain/questionnaires/storedContent'
import { VARIANTS } from '../domain/form/variants'
import { dataOf, idle } from '../lib/remote'
import { closeForm, useForm } from './form'
import { withIdempotencyKey } from './idempotency'
import { savedForm, useQuestionnaires, type QuestionnaireTarget, type Opened } from './questionnaires'
import { useMine } from './questionnairesMine'
import { dropSavedId, keepSavedId, type SavedForm } from './questionnairesSaved'
import { resettable } from './store'

/** Why a questionnaire was not sent. */
export type SendError = ApiError
export type SendResult =
  { kind: 'sent'; reportId: string | undefined } | { kind: 'failed'; error: SendError } | { kind: 'nothing' }

type SendState = {
  sending: boolean
  /** What has arrived already of a sending whose later part failed: only that part is repeated (A392). */
  stored: string | undefined
  report: { body: string; id: string } | undefined
}

export const useSending = resettable<SendState>(() => ({ sending: false, stored: undefined, report: undefined }))

/** Sends the open questionnaire, once at a time; on failure everything stays as it was typed (FULLQ-51). */
export const sendQuestionnaire = (): Promise<SendResult> =>
  sendGuarded(async () => {
    const { target, opened } = useQuestionnaires.getState()
    const start = dataOf(opened)
    if (target === undefined || start === undefined) return undefined
    const content = contentOf(VARIANTS[start.variantId], useForm.getState().answers, start.stored)
    await save(target, start, content)
    // Only the health service makes a report of it (A176).
    const reportId = target.variantId === 'fullRecord' ? await makeReport(content, '', start.userId) : undefined
    dropSavedId(savedForm(target, start))
    return { reportId }
  })

/** Sends what `work` sends unless something is being sent already; then nothing typed stays on the phone. */
export const sendGuarded = async (
  work: () => Promise<{ reportId: string | undefined } | undefined>,
): Promise<SendResult> => {
  if (useSending.getState().sending) return { kind: 'nothing' }
  useSending.setState({ sending: true })
  const { form } = useForm.getState()
  try {
    const sent = await work()
    if (sent === undefined) return { kind: 'nothing' }
    closeForm(form)
    useSending.setState({ stored: undefined, report: undefined })
    return { kind: 'sent', ...sent }
  } catch (failure) {
    return { kind: 'failed', error: asApiError(failure) }
  } finally {
    useSending.setState({ sending: false })
  }
}

/** Has the report of this content made; the answer is its id. */
export const makeReport = async (content: Content, riskReportId: string, userId: string): Promise<string> => {
  const body = { content, riskReportId }
  const text = JSON.stringify(body)
  const { report } = useSending.getState()
  if (report?.body === text) return report.id
  const id = await withIdempotencyKey('report of a questionnaire', body, (key) => generateReport(body, key), userId)
  useSending.setState({ report: { body: text, id } })
  return id
}

const save = async (target: QuestionnaireTarget, start: Opened, content: Content): Promise<void> => {
  const { variantId, organisationId, serviceId } = target
  const { customerId, inspectionId, recordId: id, userId } = start
  const answers = { organisationId, serviceId, customerId, inspectionId, content }
  const text = JSON.stringify(answers)
  if (useSending.getState().stored === text) return
  const body = { id, ...answers }
  const savedId = await withIdempotencyKey(
    'questionnaire',
    body,
    (key) => saveQuestionnaire(body, key, variantId === 'shortOnSite'),
    userId,
  )
  useSending.setState({ stored: text })
  // What the list knows is older now.
  useMine.setState({ rows: idle })
  if (savedId !== undefined) takeSavedId(savedForm(target, start), start, savedId)
}

/** From now on that is the record of this form (A419). After a sign-out nothing is kept any more. */
const takeSavedId = (form: SavedForm, start: Opened, recordId: string): void => {
  const { target, opened } = useQuestionnaires.getState()
  if (target === undefined) return
  keepSavedId(form, recordId)
  if (opened.state === 'ready' && opened.data === start)
    useQuestionnaires.setState({ opened: { ...opened, data: { ...start, recordId } } })
}
