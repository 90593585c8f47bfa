import type { SEX } from './dictionaries'

export type EvaluationAdvice = 'specialCase' | 'twoExamsWithinAYear' | 'oneYear' | 'twoYears'

export type EvaluationFacts = {
  age: number | undefined
  sex: keyof typeof SEX | undefined
  /** Pregnant or breastfeeding. */
  special: boolean
  firstDegree: readonly string[]
  secondDegree: readonly string[]
  /** Empty and 0 both mean no menopause. */
  menopauseAge: number | '' | null | undefined
  abortion: boolean
  smoking: boolean
  drink: boolean
  lackExercise: boolean
  sleepDebt: boolean
  contraception: boolean
  useProduct: boolean
}

/** Returns when the next check is due; undefined without age or sex. */
export const evaluationAdvice = (facts: EvaluationFacts): EvaluationAdvice | undefined => {
  const { age, sex } = facts
  if (age === undefined || sex === undefined) return undefined
  return RULES.find(({ holds }) => holds({ ...facts, age, sex }))?.advice
}

type KnownFacts = EvaluationFacts & { age: number; sex: keyof typeof SEX }
type Rule = { advice: EvaluationAdvice; holds: (facts: KnownFacts) => boolean }

/**
 * Rules R1 to R7, first match first. Source: specification, document 2, section 9 "BMI", read by A213. Awaits a
 * clinician's signature.
 */
const RULES: readonly Rule[] = [
  { advice: 'specialCase', holds: ({ sex }) => sex === '1' },
  { advice: 'specialCase', holds: ({ special }) => special },
  {
    advice: 'twoExamsWithinAYear',
    holds: ({ firstDegree, secondDegree }) => firstDegree.length > 0 || kinds(secondDegree) >= 2,
  },
  { advice: 'oneYear', holds: ({ secondDegree }) => kinds(secondDegree) === 1 },
  { advice: 'oneYear', holds: ({ age, menopauseAge }) => age >= 55 && !menopauseAge },
  { advice: 'oneYear', holds: (facts) => facts.age >= 40 && burdens(facts) >= 2 },
  { advice: 'twoYears', holds: () => true },
]

const kinds = (relatives: readonly string[]): number => new Set(relatives).size

const burdens = ({
  smoking,
  drink,
  lackExercise,
  sleepDebt,
  contraception,
  useProduct,
  abortion,
}: KnownFacts): number =>
  [smoking, drink, lackExercise, sleepDebt, contraception, useProduct, abortion].filter(Boolean).length
