import { isPatientAge } from '@/domain/validation/health'
import { addDays, type Day } from '@/lib/time/day'
import { BREAST_FINDINGS, isStored, textOf, wholeText, type Answer, type Answers, type QuestionId } from './question'
import { locked, questionOf } from './form'
import type { Variant } from './variants'

export type Earlier = { madeOn: Day | undefined; answers: Answers }

/**
 * A421: fills a form from an earlier questionnaire and the person's record. The age comes from the record, as do name
 * and sex where it tells them (A664). Answers that are valid only for a short time are asked again after a week.
 */
export const withEarlier = (
  earlier: Earlier,
  person: Answers | undefined,
  today: Day,
): { person: Answers; earlier: Earlier } => {
  const passed = isRecent(earlier.madeOn, today) ? [] : PASSING
  // The age of an earlier questionnaire is out of date, so it is left out even without a record.
  const fromRecord = OF_RECORD.filter((id) => (person ?? { age: '' })[id] !== undefined)
  return {
    person: without(passed, person ?? {}),
    earlier: { ...earlier, answers: without([...passed, ...fromRecord], earlier.answers) },
  }
}

const OF_RECORD = ['name', 'sex', 'age'] as const

const RECENT_DAYS = 7
const PASSING: readonly QuestionId[] = ['lastPeriodDay', 'special', 'breastResults', ...BREAST_FINDINGS]

const isRecent = (madeOn: Day | undefined, today: Day): boolean =>
  madeOn !== undefined && madeOn >= addDays(today, -RECENT_DAYS) && madeOn <= today

const without = (questions: readonly QuestionId[], answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !questions.some((question) => question === id)))

/**
 * Returns the initial answers: a later source wins over an earlier one. A194: the short form has defaults. A44: ages
 * are whole years where the form requires it.
 */
export const startAnswers = (variant: Variant, ...sources: Answers[]): Answers => {
  const defaults = variant.content === 'short' ? SHORT_DEFAULTS : {}
  const known = sources.reduce<Answers>((soFar, source) => ({ ...soFar, ...source }), defaults)
  return locked(variant, withWholeAge(variant, known))
}

/** Returns the answers that differ from the known ones, also known ones that were taken back (A573). */
export const changedAnswers = (known: Answers, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id, answer]) => isOther(answer, known[id as QuestionId])))

const isOther = (answer: Answer, known: Answer | undefined): boolean => contentOf(answer) !== contentOf(known)

/** An emptied answer is as good as none. */
const contentOf = (answer: Answer | undefined): string | undefined =>
  wholeText(answer) === '' && !isStored(answer) ? undefined : JSON.stringify(answer)

const SHORT_DEFAULTS: Answers = { menarche: 'yes', menopause: 'no', lactation: 'no' }

const withWholeAge = (variant: Variant, answers: Answers): Answers => {
  const age = textOf(answers, 'age')
  const whole = questionOf(variant, 'age').control === 'integer' && isPatientAge(age)
  return whole ? { ...answers, age: String(Math.floor(Number(age))) } : answers
}
