import { fetchRelative } from '../api/people'
import { fetchQuestionnaire, fetchQuestionnaireOfInspection } from '../api/questionnaires'
import { answersOfContent } from '../domain/questionnaires/content'
import type { Content } from '../domain/questionnaires/storedContent'
import type { Answers } from '../domain/questionnaires/question'
import type { QuestionnaireRecord } from '../domain/questionnaires/record'
import { answersOfRelative } from '../domain/questionnaires/relative'
import { VARIANTS } from '../domain/questionnaires/variants'
import { ask, idle, type Remote } from '../lib/remote'
import { openForm } from './form'
import { customerNow } from './people'
import { token } from './session'
import { resettable } from './store'

/** A questionnaire that is filled in: which one, of whom, for which check. '' stands for an id that is not known. */
export type Filling = {
  variantId: 'fullRecord' | 'inspection' | 'shortOnSite'
  customerId: string
  organisationId: string
  serviceId: string
  inspectionId: string
  recordId: string
  /** What the screen around it has asked already. */
  known?: Answers
}

/** What the form was opened with: who fills it in ('' a visitor without an account), of whom, the stored content that goes back with the answers, and its id. */
export type Opened = { userId: string; customerId: string; stored: Content; recordId: string }

type QuestionnairesState = {
  filling: Filling | undefined
  opened: Remote<Opened>
}

export const useQuestionnaires = resettable<QuestionnairesState>(() => ({ filling: undefined, opened: idle }))

/** Opens a questionnaire with what is stored and known; an answer for another patient than the last one asked for is dropped (RA11). */
export const openQuestionnaire = async (filling: Filling): Promise<void> => {
  const { filling: before, opened } = useQuestionnaires.getState()
  const isSame = before !== undefined && keyOf(before) === keyOf(filling)
  useQuestionnaires.setState({ filling, opened: isSame && opened.state === 'ready' ? opened : { state: 'loading' } })
  const answer = await ask('questionnaire', () => known(filling))
  if (!answer.counts) return
  if ('error' in answer.result) {
    useQuestionnaires.setState({ opened: { state: 'failed', error: answer.result.error } })
    return
  }
  const { sources, ...start } = answer.result.data
  openForm({
    variantId: filling.variantId,
    key: keyOf({ ...filling, customerId: start.customerId }),
    draftOwner: { userId: start.userId, patientId: `${start.customerId}:${filling.inspectionId}` },
    sources,
  })
  useQuestionnaires.setState({ opened: { state: 'ready', data: start, refreshing: false } })
}

const keyOf = ({ variantId, customerId, inspectionId }: Filling): string => [variantId, customerId, inspectionId].join(' ')

const known = async (filling: Filling): Promise<Opened & { sources: Answers[] }> => {
  const { known: asked = {}, recordId } = filling
  const userId = token() === undefined ? '' : (await customerNow()).id
  // A check-in may be somebody's whom no account knows, and goes on without a sign-in: it says all that is known (A389).
  if (filling.variantId === 'shortOnSite') return { userId, customerId: filling.customerId, stored: {}, recordId, sources: [asked] }
  const customerId = filling.customerId || userId
  const [record, relative] = await Promise.all([recordFor({ ...filling, customerId }), relativeAnswers(customerId)])
  const stored = record?.content ?? {}
  return {
    userId,
    customerId,
    stored,
    recordId: record?.id ?? recordId,
    sources: [relative, answersOfContent(VARIANTS[filling.variantId], stored), asked],
  }
}

/** A175 */
const recordFor = ({ inspectionId, ...of }: Filling): Promise<QuestionnaireRecord | undefined> =>
  inspectionId === '' ? fetchQuestionnaire(of) : fetchQuestionnaireOfInspection({ ...of, inspectionId })

/** What the patient's own record says; without it the form opens all the same. */
const relativeAnswers = async (customerId: string): Promise<Answers> => {
  try {
    return answersOfRelative((await fetchRelative(customerId)).record)
  } catch {
    return {}
  }
}
