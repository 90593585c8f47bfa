import type { Day } from '@/lib/time/day'
import { isAdult } from '@/domain/measures'
import { halfWidth, tidyDecimal } from '@/domain/validation/halfWidth'
import { DICTIONARIES } from './dictionaries'
import {
  isStored,
  listOf,
  textOf,
  wholeText,
  type Answer,
  type Answers,
  type ChosenQuestion,
  type Condition,
  type Question,
  type QuestionId,
  type TypedQuestion,
} from './question'
import { QUESTIONS } from './questions'
import type { Variant } from './variants'

export const questionOf = (variant: Variant, id: QuestionId): Question => variant.instead?.[id] ?? QUESTIONS[id]

export const questionsOf = ({ sections }: Variant): QuestionId[] => sections.flatMap(({ questions }) => questions)

export const isShown = (id: QuestionId, answers: Answers): boolean =>
  (QUESTIONS[id].shown ?? []).every((condition) => holds(condition, answers))

/**
 * Whether an answer is sent: its question is shown, or an unreadable answer leaves that open. An unreadable detail is
 * also sent while its question has no answer, so that a save keeps it (A436).
 */
export const isIncluded = (id: QuestionId, answers: Answers): boolean =>
  (QUESTIONS[id].shown ?? []).every(
    (condition) =>
      holds(condition, answers) ||
      isStored(answers[condition.question]) ||
      (isStored(answers[id]) && wholeText(answers[condition.question]) === ''),
  )

export const optionsOf = ({ dictionary, lock }: ChosenQuestion, answers: Answers): string[] => {
  const codes = Object.keys(DICTIONARIES[dictionary])
  if (lock === undefined) return codes
  return holds(lock.when, answers) ? [lock.to] : codes.filter((code) => code !== lock.to)
}

/** Whether an answer is given. Blank text counts as none, an unreadable stored value as an answer. */
export const isAnswered = (variant: Variant, id: QuestionId, answers: Answers): boolean => {
  const question = questionOf(variant, id)
  if (isStored(answers[id])) return true
  switch (question.control) {
    case 'radio':
      return optionsOf(question, answers).includes(textOf(answers, id))
    case 'checkboxes':
      return offered(question, answers, listOf(answers, id)).length > 0
    case 'text':
    case 'integer':
    case 'decimal':
    case 'day':
      return tidyText(question, answers, id) !== ''
    case 'select':
      return textOf(answers, id).trim() !== ''
  }
}

export const unreadableKind = (question: Question, answer: Answer | undefined): 'other' | 'unread' | undefined => {
  if (!isStored(answer) || (typeof answer.shown === 'string' && answer.shown !== '')) return undefined
  return 'dictionary' in question && question.dictionary !== 'yesNo' && question.dictionary !== 'hasNot'
    ? 'other'
    : 'unread'
}

/**
 * Whether a record of that day was asked the question. A record without a day counts as older than any added question.
 */
export const wasAsked = (id: QuestionId, day: Day | undefined): boolean => {
  const { askedSince } = QUESTIONS[id]
  return askedSince === undefined || (day !== undefined && day >= askedSince)
}

export const isRequired = ({ required }: Variant, id: QuestionId, answers: Answers): boolean =>
  required.some((one) => one === id || (typeof one === 'object' && one.question === id && holds(one.while, answers)))

/** Whether the question is required and the one that may replace it has no answer (A143). */
export const isNeeded = (variant: Variant, id: QuestionId, answers: Answers): boolean => {
  const { orElse } = questionOf(variant, id)
  return isRequired(variant, id, answers) && !(orElse && isAnswered(variant, orElse, answers))
}

/** Whether the question is optional, and its choice is not locked (A602). */
export const canTakeBack = (variant: Variant, id: QuestionId, answers: Answers): boolean => {
  const question = questionOf(variant, id)
  const isFree = question.control === 'radio' ? optionsOf(question, answers).length > 1 : question.control === 'select'
  return isFree && !isRequired(variant, id, answers)
}

/** A199: adds answers; a locked question takes its code, and loses it when unlocked. */
export const withAnswers = (variant: Variant, answers: Answers, changed: Answers): Answers => {
  const tidy = Object.fromEntries(
    questionsOf(variant).flatMap((id) =>
      typeof changed[id] === 'string' ? [[id, tidied(questionOf(variant, id), changed[id])]] : [],
    ),
  )
  return locked(variant, { ...answers, ...changed, ...tidy })
}

/** Returns the tidied text. A blank around a word is dropped, inside a number it is an error. */
export const tidyText = (question: TypedQuestion, answers: Answers, id: QuestionId): string => {
  const text = tidied(question, textOf(answers, id))
  return question.control === 'text' ? text.trim() : text
}

export const locked = (variant: Variant, answers: Answers): Answers => questionsOf(variant).reduce(lockedAt, answers)

/**
 * Returns the answers to send: only those of shown questions, so that nothing stale is sent (FULLQ-43 to FULLQ-47).
 */
export const settled = (variant: Variant, answers: Answers): Answers =>
  Object.fromEntries(
    questionsOf(variant)
      .filter((id) => isIncluded(id, answers) && isAnswered(variant, id, answers))
      .map((id) => [id, tidy(questionOf(variant, id), answers, id)]),
  )

const holds = (condition: Condition, answers: Answers): boolean => {
  const answer = textOf(answers, condition.question)
  if ('is' in condition) return answer === condition.is
  if ('isNot' in condition) return answer !== condition.isNot
  if ('adult' in condition) return isAdult(answer)
  return /^\d+$/.test(answer) && Number(answer) > 0
}

const offered = (question: ChosenQuestion, answers: Answers, ticked: readonly string[]): string[] =>
  optionsOf(question, answers).filter((code) => ticked.includes(code))

const tidy = (question: Question, answers: Answers, id: QuestionId): Answer => {
  const answer = answers[id]
  if (isStored(answer)) return answer
  if (question.control === 'checkboxes') return offered(question, answers, listOf(answers, id))
  return isTyped(question) ? tidyText(question, answers, id) : textOf(answers, id)
}

const tidied = (question: Question, text: string): string => (isTyped(question) ? tidyOf(question)(text) : text)

const tidyOf = ({ control, tidy }: TypedQuestion): ((text: string) => string) => {
  if (tidy !== undefined) return tidy
  switch (control) {
    case 'integer':
      return halfWidth
    case 'decimal':
      return tidyDecimal
    case 'text':
    case 'day':
      return (text) => text
  }
}

const isTyped = (question: Question): question is TypedQuestion =>
  !['select', 'radio', 'checkboxes'].includes(question.control)

const lockedAt = (answers: Answers, id: QuestionId): Answers => {
  const question = QUESTIONS[id]
  if (!('lock' in question) || question.lock === undefined) return answers
  const { when, to } = question.lock
  if (holds(when, answers)) return { ...answers, [id]: to }
  return textOf(answers, id) === to ? { ...answers, [id]: '' } : answers
}
