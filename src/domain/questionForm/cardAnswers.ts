import { ageOn } from '@/domain/age'
import { SEX_CODE } from '@/domain/dictionaries'
import { identityCardFacts } from '@/domain/identityCard'
import { tidyNumber } from '@/domain/validation/typed'
import type { Day } from '@/lib/time/day'
import { isAnswered, questionOf } from './form'
import { textOf, type Answers } from './question'
import type { Variant } from './variants'

const FILLED = ['age', 'sex'] as const

/**
 * Returns the answers that the ID number gives (A507). It fills questions without an answer, and those that an earlier
 * number filled and the user has not changed.
 */
export const cardAnswers = (variant: Variant, answers: Answers, filled: Answers, today: Day): Answers => {
  const facts = identityCardFacts(tidyNumber(textOf(answers, 'identityCard')), today)
  if (facts === undefined) return {}
  const fromNumber = { age: String(ageOn(today, facts.birthday)), sex: SEX_CODE[facts.sex] }
  const age = questionOf(variant, 'age')
  const fits = 'check' in age && age.check?.fits(fromNumber.age, today) === false ? ['sex' as const] : FILLED
  return Object.fromEntries(
    fits
      .filter((id) => !isAnswered(variant, id, answers) || isFilled(id, answers, filled))
      .map((id) => [id, fromNumber[id]]),
  )
}

export const cardFilled = (answers: Answers, filled: Answers): 'both' | 'age' | 'sex' | undefined => {
  const [first, second] = FILLED.filter((id) => isFilled(id, answers, filled))
  return second === undefined ? first : 'both'
}

const isFilled = (id: (typeof FILLED)[number], answers: Answers, filled: Answers): boolean =>
  filled[id] !== undefined && filled[id] === answers[id]
