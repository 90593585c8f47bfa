import { unroundedRisk, BIOPSY_STEP_AGE, type GailAnswers } from './gailRisk'

/** The five-year risk as numbers of people: `affected` of `of` get breast cancer. */
export type GailPeople = {
  of: 1000 | 10_000
  affected: number
  spared: number
  lowest: number
}

export type GailNote = 'testedFrom35' | 'biopsiesCountLess'

/** Returns all figures with one denominator, the larger one when a risk is below 0.1 %. */
export const gailPeople = (answers: GailAnswers): GailPeople => {
  const risk = unroundedRisk(answers)
  const lowestRisk = unroundedRisk({ ...LOWEST_RISK, age: answers.age })
  const of = Math.min(risk, lowestRisk) < ONE_PERCENT / 10 ? 10_000 : 1000
  const affected = peopleOf(of, risk)
  return { of, affected, spared: of - affected, lowest: peopleOf(of, lowestRisk) }
}

/** A17: returns the relative risk as a percentage of the reference woman: 171 for '1.71'. */
export const percentOfReference = (relativeRisk: string): number => Number(relativeRisk.replace('.', ''))

/** Returns how many of 1,000 squares are filled; undefined below 1 %, where a sentence is clearer. */
export const filledSquares = (answers: GailAnswers): number | undefined => {
  const risk = unroundedRisk(answers)
  return risk < ONE_PERCENT ? undefined : peopleOf(1000, risk)
}

export const gailNotes = ({ age, previousBreastBiopsy }: GailAnswers): GailNote[] => [
  ...(age < TESTED_FROM_AGE ? (['testedFrom35'] as const) : []),
  ...(age >= BIOPSY_STEP_AGE && previousBreastBiopsy > 0 ? (['biopsiesCountLess'] as const) : []),
]

/** Whether the first birth is later than the given age: a doubt, never an error. */
export const isBirthAfterAge = (age: number, firstLiveBirth: number): boolean =>
  age < (EARLIEST_AGE_AT_BIRTH[firstLiveBirth] ?? 0)

/** Source: National Cancer Institute, Breast Cancer Risk Assessment Tool, which is for women of 35 and older. */
const TESTED_FROM_AGE = 35
/** In the unit of the unrounded risk. */
const ONE_PERCENT = 1e11
/** The earliest age by code of the first live birth. */
const EARLIEST_AGE_AT_BIRTH = [0, 0, 20, 25, 30]
/** No other answers give a smaller product: after a biopsy even "none found" stays above 1. */
const LOWEST_RISK = {
  firstMenstrualPeriod: 0,
  firstLiveBirth: 1,
  firstDegreeRelatives: 0,
  previousBreastBiopsy: 0,
  atypicalHyperplasia: 0,
}

/** A201: half up, in whole numbers; two decimals that were rounded before would round twice. */
const peopleOf = (of: number, risk: number): number => Math.floor((risk * of + ONE_PERCENT * 50) / (ONE_PERCENT * 100))
