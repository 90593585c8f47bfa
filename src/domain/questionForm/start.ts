import { isPatientAge } from '@/domain/validation/health'
import { addDays, type Day } from '@/lib/days'
import { BREAST_FINDINGS, textOf, type Answers, type QuestionId } from './question'
import { locked, questionOf } from './form'

import type { Variant } from './variants'

/** A stored questionnaire that is not the one of this check, and what of it fills the form. */
export type Earlier = { madeOn: Day | undefined; answers: Answers }

/**
 * What an earlier questionnaire and the person's record fill a form with (A421). The age is the person's; where nobody
 * could tell the record it is asked. What holds only for a time is asked anew once the questionnaire is a week old.
 */
export const withEarlier = (
  earlier: Earlier,
  person: Answers | undefined,
  today: Day,
): { person: Answers; earlier: Earlier } => {
  const passed = isRecent(earlier.madeOn, today) ? [] : PASSING
  const told: QuestionId[] = person === undefined || person.age !== undefined ? ['age'] : []
  return {
    person: without(passed, person ?? {}),
    earlier: { ...earlier, answers: without([...passed, ...told], earlier.answers) },
  }
}

const RECENT_DAYS = 7
const PASSING: readonly QuestionId[] = ['lastPeriodDay', 'special', 'breastResults', ...BREAST_FINDINGS]

const isRecent = (madeOn: Day | undefined, today: Day): boolean =>
  madeOn !== undefined && madeOn >= addDays(today, -RECENT_DAYS) && madeOn <= today

const without = (questions: readonly QuestionId[], answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !questions.some((question) => question === id)))

/**
 * What a form opens with: the answers of the sources, a later one before an earlier one, by the rules of
 * loading: the short form's defaults (A194), whole years where the form asks for them (A44).
 */
export const startAnswers = (variant: Variant, ...sources: Answers[]): Answers => {
  const defaults = variant.content === 'short' ? SHORT_DEFAULTS : {}
  const known = sources.reduce<Answers>((soFar, source) => ({ ...soFar, ...source }), defaults)
  return locked(variant, withWholeAge(variant, known))
}

const SHORT_DEFAULTS: Answers = { menarche: 'yes', menopause: 'no', lactation: 'no' }

const withWholeAge = (variant: Variant, answers: Answers): Answers => {
  const age = textOf(answers, 'age')
  const whole = questionOf(variant, 'age').control === 'whole' && isPatientAge(age)
  return whole ? { ...answers, age: String(Math.floor(Number(age))) } : answers
}
