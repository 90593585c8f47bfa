import { isPatientAge } from '@/domain/validation/health'
import { locked, questionOf } from './form'
import { textOf, type Answers } from './question'
import type { Variant } from './variants'

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
