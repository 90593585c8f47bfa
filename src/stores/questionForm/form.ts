import { cardAnswers } from '@/domain/questionForm/cardAnswers'
import { concernOf, type Concern } from '@/domain/questionForm/concerns'
import { changedAnswers, startAnswers, type Earlier } from '@/domain/questionForm/start'
import { isShown, withAnswers } from '@/domain/questionForm/form'
import { problemOf, problemsOf, type FormProblem } from '@/domain/questionForm/problems'
import {
  textOf,
  wholeText,
  type Answer,
  type AnswerProblem,
  type Answers,
  type QuestionId,
} from '@/domain/questionForm/question'
import type { VariantId } from '@/domain/variantIds'
import { VARIANTS } from '@/domain/questionForm/variants'
import { isSamePhone } from '@/domain/validation/samePhone'
import { now } from '@/lib/time/clock'
import { chinaDay } from '@/lib/time/day'
import { showsError, markChanged, markValidated, markLeft, NO_MARKS, type FieldStatus } from '@/lib/fieldStatus'
import { onConsentWithdrawn } from '@/stores/auth/consent'
import { dropDraft, keepDraft, readDraft, type DraftOwner, type Kept } from './draft'
import { createStore } from '@/stores/createStore'
import { forgetSubmission, isSending } from '@/stores/submit'

export type OpenForm = {
  variantId: VariantId
  /** Identity of the form; reopening the same key keeps the answers. */
  key: string
  draftOwner: DraftOwner | undefined
  /** Known answers; a later source overrides an earlier one. */
  sources: readonly Answers[]
  earlier?: Earlier | undefined
}

type FormState = {
  form: OpenForm | undefined
  answers: Answers
  marks: FieldStatus
  unsent: boolean
  closed: boolean
  /** The form that was sent last, and the name of its submission. */
  sent: { form: OpenForm; name: string } | undefined
  kept: Kept | undefined
  restoredFrom: number | undefined
  /** The answers that the ID number filled in. */
  fromCard: Answers
}

/** One form is open at a time; its answers exist only here and on the phone. */
export const useForm = createStore<FormState>(() => ({
  form: undefined,
  answers: {},
  marks: NO_MARKS,
  unsent: false,
  closed: false,
  sent: undefined,
  kept: undefined,
  restoredFrom: undefined,
  fromCard: {},
}))

/**
 * Opens a form with the known answers and its draft. A form that is open already keeps the typed answers and receives
 * new known ones.
 */
export const openForm = (form: OpenForm): void => {
  const { form: before, unsent, answers } = useForm.getState()
  const variant = VARIANTS[form.variantId]
  if (unsent && before !== undefined && isSame(before, form)) {
    const changed = changedAnswers(startAnswers(variant, ...before.sources), answers)
    useForm.setState({ form, answers: startAnswers(variant, ...before.sources, ...form.sources, changed) })
    return
  }
  const draft = form.draftOwner && readDraft(variant, form.draftOwner)
  useForm.setState({
    form,
    answers: startAnswers(variant, ...form.sources, draft?.answers ?? {}),
    marks: NO_MARKS,
    unsent: draft !== undefined,
    closed: false,
    kept: draft?.kept,
    restoredFrom: draft?.kept.at,
    fromCard: {},
  })
}

/** Stores the answer at once; a field that is being typed is not validated yet. */
export const answerQuestion = (id: QuestionId, answer: Answer): void => answerQuestions({ [id]: answer })

export const answerQuestions = (given: Answers): void => {
  const { form, answers: before, marks, fromCard } = useForm.getState()
  if (form === undefined || isBeingSent()) return
  const variant = VARIANTS[form.variantId]
  const fromNumber = 'identityCard' in given ? cardAnswers(variant, { ...before, ...given }, fromCard, today()) : {}
  const answers = withAnswers(variant, before, { ...given, ...fromNumber })
  const known = startAnswers(variant, ...form.sources)
  const changed = changedAnswers(known, answers)
  const kept = form.draftOwner && keepDraft(variant, form.draftOwner, changed, changedAnswers(known, before))
  const unsent = Object.keys(changed).length > 0
  useForm.setState({
    answers,
    unsent,
    closed: false,
    kept: unsent ? kept : undefined,
    ...(!unsent && { restoredFrom: undefined }),
    marks: markChanged(marks, Object.keys({ ...given, ...fromNumber })),
    fromCard: { ...fromCard, ...fromNumber },
  })
}

/** A531: locks the answers of the open form while this submission runs. */
export const holdAnswers = (name: string): void => {
  const { form, sent } = useForm.getState()
  // A481: a lost answer of another form says nothing about this one.
  if (!isSame(sent?.form, form)) forgetSubmission(name)
  useForm.setState({ sent: form && { form, name } })
}

const isBeingSent = (): boolean => {
  const { form, sent } = useForm.getState()
  return sent !== undefined && isSame(sent.form, form) && isSending(sent.name)
}

export const leaveQuestion = (id: QuestionId): void =>
  useForm.setState(({ marks }) => ({ marks: markLeft(marks, id) }))

export const checkForm = (questions?: readonly QuestionId[]): FormProblem[] => {
  keepKnownPhone()
  const problems = problemsNow(questions)
  useForm.setState({
    marks: markValidated(
      useForm.getState().marks,
      problems.map(({ question }) => question),
    ),
  })
  return problems
}

export const hasProblems = (questions: readonly QuestionId[]): boolean => problemsNow(questions).length > 0

const problemsNow = (questions?: readonly QuestionId[]): FormProblem[] => {
  const { form, answers } = useForm.getState()
  if (form === undefined) return []
  return problemsOf(VARIANTS[form.variantId], answers, today()).filter(
    ({ question }) => questions?.includes(question) ?? true,
  )
}

export const startAgain = (): void => {
  const { form } = useForm.getState()
  if (form === undefined) return
  closeForm()
  openForm(form)
}

/** Closes the form and removes its draft. Another form that was opened since stays open. */
export const closeForm = (form = useForm.getState().form): void => {
  if (form?.draftOwner !== undefined) dropDraft(VARIANTS[form.variantId], form.draftOwner)
  if (!isSame(useForm.getState().form, form)) return
  useForm.setState({ unsent: false, closed: true, kept: undefined, restoredFrom: undefined })
}

const isSame = (one: OpenForm | undefined, other: OpenForm | undefined): boolean =>
  one?.key === other?.key && one?.variantId === other?.variantId

// Withdrawing the consent closes the form (A428).
onConsentWithdrawn(() => useForm.setState(useForm.getInitialState(), true))

export const shownProblem = ({ form, answers, marks }: FormState, id: QuestionId): AnswerProblem | undefined =>
  form && showsError(marks, id) ? problemOf(VARIANTS[form.variantId], id, answers, today()) : undefined

export const shownConcern = ({ answers, marks }: FormState, id: QuestionId): Concern | undefined =>
  isMeasure(id) && marks.get(id) === 'changed' ? undefined : concernOf(id, answers)

const isMeasure = (id: QuestionId): boolean => id === 'height' || id === 'weight'

export const isPrefilled = (state: FormState, id: QuestionId): boolean => {
  const { form, answers } = state
  const known = knownAnswer(state, id)
  const shown = form && startAnswers(VARIANTS[form.variantId], ...form.sources)[id]
  return wholeText(known) !== '' && wholeText(shown) === wholeText(answers[id])
}

/** The earlier questionnaire that an unchanged answer comes from. */
export const earlierOf = (state: FormState, id: QuestionId): Earlier | undefined => {
  const earlier = state.form?.earlier
  return earlier?.answers[id] !== undefined && isPrefilled(state, id) ? earlier : undefined
}

export const earlierIn = (state: FormState, questions: readonly QuestionId[]): Earlier | undefined =>
  questions.some((id) => earlierOf(state, id) !== undefined) ? state.form?.earlier : undefined

export const knownAnswer = ({ form }: FormState, id: QuestionId): Answer | undefined =>
  form?.sources.reduce<Answer | undefined>((soFar, source) => source[id] ?? soFar, undefined)

/**
 * Restores the known phone number if the user chose Modify but did not change it: it needs no code (PROFILE-10,
 * PROFILE-11).
 */
const keepKnownPhone = (): void => {
  const state = useForm.getState()
  if (textOf(state.answers, 'modifyPhone') === 'yes' && isPhoneKnown(state))
    answerQuestions({ modifyPhone: '', phone: knownAnswer(state, 'phone') ?? '' })
}

export const isPhoneKnown = (state: FormState): boolean => {
  const phone = textOf(state.answers, 'phone')
  return phone !== '' && isSamePhone(wholeText(knownAnswer(state, 'phone')), phone)
}

/** Counts the open questions of each section. */
export const openCounts = ({ form, answers }: FormState): number[] => {
  if (form === undefined) return []
  const variant = VARIANTS[form.variantId]
  const open = new Set(problemsOf(variant, answers, today()).map(({ question }) => question))
  return variant.sections.map(({ questions }) => questions.filter((id) => isShown(id, answers) && open.has(id)).length)
}

const today = (): string => chinaDay(now())
