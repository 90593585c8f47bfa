import { concernOf, type Concern } from '@/domain/questionForm/concerns'
import { startAnswers, type Earlier } from '@/domain/questionForm/start'
import { isShown, withAnswers } from '@/domain/questionForm/form'
import { problemOf, problemsOf, type FormProblem } from '@/domain/questionForm/problems'
import {
  wholeText,
  type Answer,
  type AnswerProblem,
  type Answers,
  type QuestionId,
} from '@/domain/questionForm/question'

import type { VariantId } from '@/domain/variantIds'
import { VARIANTS } from '@/domain/questionForm/variants'
import { now } from '@/lib/clock'
import { chinaDay } from '@/lib/days'
import { showsError, markChanged, markValidated, markLeft, NO_MARKS, type FieldStatus } from '@/lib/fieldStatus'
import { onConsentWithdrawn } from '@/stores/auth/consent'
import { dropDraft, keepDraft, readDraft, type DraftOwner } from './draft'
import { createStore } from '@/stores/createStore'

/** Which form is open, and about whom. */
export type OpenForm = {
  variantId: VariantId
  /** What this form is about; it stays as it is while the same is opened again. */
  key: string
  /** For whom unsent answers are kept on this phone; undefined where nothing is kept. */
  draftOwner: DraftOwner | undefined
  /** What is known already, a later source before an earlier one. */
  sources: readonly Answers[]
  /** Where some of it comes from another questionnaire than this one. */
  earlier?: Earlier | undefined
}

type FormState = {
  form: OpenForm | undefined
  answers: Answers
  /** Whose problems are shown. */
  marks: FieldStatus
  /** Something was answered here and not sent. */
  unsent: boolean
  /** The answers arrived, or were given up. */
  closed: boolean
  /** When the unsent answers were kept, and whether that will outlive this page. */
  kept: { at: number; onPhone: boolean } | undefined
  /** When the draft was kept that the form opened with. */
  restoredFrom: number | undefined
}

/** The one form that is open; what is typed stands here only, and on the phone. */
export const useForm = createStore<FormState>(() => ({
  form: undefined,
  answers: {},
  marks: NO_MARKS,
  unsent: false,
  closed: false,
  kept: undefined,
  restoredFrom: undefined,
}))

/**
 * Opens a form with what is known and the draft of it; a form that is open already keeps what was typed, and
 * learns what is known by now.
 */
export const openForm = (form: OpenForm): void => {
  const { form: before, unsent, answers } = useForm.getState()
  const variant = VARIANTS[form.variantId]
  if (unsent && before?.key === form.key && before.variantId === form.variantId) {
    useForm.setState({ form, answers: startAnswers(variant, ...form.sources, answers) })
    return
  }
  const draft = form.draftOwner && readDraft(variant, form.draftOwner)
  useForm.setState({
    form,
    answers: startAnswers(variant, ...form.sources, draft?.answers ?? {}),
    marks: NO_MARKS,
    unsent: draft !== undefined,
    closed: false,
    kept: draft && { at: draft.at, onPhone: true },
    restoredFrom: draft?.at,
  })
}

/** Takes an answer and keeps it on the phone at once; what is being typed is not yet wrong. */
export const answerQuestion = (id: QuestionId, answer: Answer): void => answerQuestions({ [id]: answer })

/** Takes several answers at once. */
export const answerQuestions = (given: Answers): void => {
  const { form, answers: before, marks } = useForm.getState()
  if (form === undefined) return
  const variant = VARIANTS[form.variantId]
  const answers = withAnswers(variant, before, given)
  const kept = form.draftOwner && keepDraft(variant, form.draftOwner, answers)
  useForm.setState({
    answers,
    unsent: true,
    closed: false,
    kept,
    marks: markChanged(marks, Object.keys(given)),
  })
}

/** The question has been left. */
export const leaveQuestion = (id: QuestionId): void =>
  useForm.setState(({ marks }) => ({ marks: markLeft(marks, id) }))

/** Shows all that keeps the form, or these questions of it, from being sent, and answers the first of it. */
export const checkForm = (questions?: readonly QuestionId[]): FormProblem | undefined => {
  const problems = problemsNow(questions)
  useForm.setState({
    marks: markValidated(
      useForm.getState().marks,
      problems.map(({ question }) => question),
    ),
  })
  return problems[0]
}

/** Whether one of these questions keeps the form from being sent; nothing of it is shown. */
export const hasProblems = (questions: readonly QuestionId[]): boolean => problemsNow(questions).length > 0

const problemsNow = (questions?: readonly QuestionId[]): FormProblem[] => {
  const { form, answers } = useForm.getState()
  if (form === undefined) return []
  return problemsOf(VARIANTS[form.variantId], answers, today()).filter(
    ({ question }) => questions?.includes(question) ?? true,
  )
}

/** Gives up the draft: the form opens as if nothing had been typed. */
export const startAgain = (): void => {
  const { form } = useForm.getState()
  if (form === undefined) return
  closeForm()
  openForm(form)
}

/**
 * The answers are sent, or given up: nothing of them stays on the phone. Another form that is open by now stays
 * as it is.
 */
export const closeForm = (form = useForm.getState().form): void => {
  if (form?.draftOwner !== undefined) dropDraft(VARIANTS[form.variantId], form.draftOwner)
  const { form: shown } = useForm.getState()
  if (shown?.key !== form?.key || shown?.variantId !== form?.variantId) return
  useForm.setState({ unsent: false, closed: true, kept: undefined, restoredFrom: undefined })
}

// Whoever takes the consent back leaves no form open (A428).
onConsentWithdrawn(() => useForm.setState(useForm.getInitialState(), true))

/** What is wrong with an answer, once it may be said. */
export const shownProblem = ({ form, answers, marks }: FormState, id: QuestionId): AnswerProblem | undefined =>
  form && showsError(marks, id) ? problemOf(VARIANTS[form.variantId], id, answers, today()) : undefined

/** What an answer gives reason to say; of a measure that is being typed nothing yet. */
export const shownConcern = ({ answers, marks }: FormState, id: QuestionId): Concern | undefined =>
  isMeasure(id) && marks.get(id) === 'changed' ? undefined : concernOf(id, answers)

const isMeasure = (id: QuestionId): boolean => id === 'height' || id === 'weight'

/** Whether an answer stands as it was known before, not as typed here. */
export const isPrefilled = (state: FormState, id: QuestionId): boolean => {
  const { form, answers } = state
  const known = knownAnswer(state, id)
  const shown = form && startAnswers(VARIANTS[form.variantId], ...form.sources)[id]
  return wholeText(known) !== '' && wholeText(shown) === wholeText(answers[id])
}

/** The questionnaire that an answer was given in which stands here as it stood there. */
export const earlierOf = (state: FormState, id: QuestionId): Earlier | undefined => {
  const earlier = state.form?.earlier
  return earlier?.answers[id] !== undefined && isPrefilled(state, id) ? earlier : undefined
}

/** The questionnaire that one of these answers was given in and still stands as it stood there. */
export const earlierIn = (state: FormState, questions: readonly QuestionId[]): Earlier | undefined =>
  questions.some((id) => earlierOf(state, id) !== undefined) ? state.form?.earlier : undefined

/** What was known of a question before anything was answered here. */
export const knownAnswer = ({ form }: FormState, id: QuestionId): Answer | undefined =>
  form?.sources.reduce<Answer | undefined>((soFar, source) => source[id] ?? soFar, undefined)

/** How many of the questions that are put and required are still open, by section. */
export const openQuestions = ({ form, answers }: FormState): number[] => {
  if (form === undefined) return []
  const variant = VARIANTS[form.variantId]
  const open = new Set(problemsOf(variant, answers, today()).map(({ question }) => question))
  return variant.sections.map(({ questions }) => questions.filter((id) => isShown(id, answers) && open.has(id)).length)
}

const today = (): string => chinaDay(now())
