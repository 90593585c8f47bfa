import { ADULT_AGE } from './adultAge'
import { isHeight, isPatientAge, isWeight } from './validation/health'

export type Measures = Record<'height' | 'weight' | 'age', string>

/** A462: the measure to check again; `body` when the two do not fit together. */
export type MeasureDoubt = 'height' | 'weight' | 'body'

export const heightDoubt = ({ height, age }: Measures): MeasureDoubt | undefined =>
  !isAdult(age) || !(Number(height) > 0) || isWithin(Number(height), HEIGHT_CM) ? undefined : 'height'

/** An implausible weight of an adult, alone or at that height, or one probably given in jin. */
export const weightDoubt = (measures: Measures): MeasureDoubt | undefined => {
  const { weight, age } = measures
  if (!isAdult(age) || !isWeight(weight)) return undefined
  if (!isWithin(Number(weight), WEIGHT_KG)) return 'weight'
  const bmi = bmiOf(measures)
  if (bmi !== undefined && bmi < BMI[0]) return 'body'
  return jinInKilograms(measures) === undefined && (bmi ?? 0) <= BMI[1] ? undefined : 'weight'
}

/** Returns the kilograms of a weight that was probably given in jin (two to a kilogram). */
export const jinInKilograms = (measures: Measures): string | undefined => {
  const { weight, age } = measures
  if (!isAdult(age) || !isWeight(weight)) return undefined
  const bmi = bmiOf(measures)
  const half = Number(weight) / 2
  const isHigh = bmi === undefined ? Number(weight) >= HIGH_KG : bmi >= HIGH_BMI
  const isHalfPlausible = isWithin(half, WEIGHT_KG) && (bmi === undefined || isWithin(bmi / 2, BMI))
  return isHigh && isHalfPlausible ? String(half) : undefined
}

export const arePlausible = ({ height, weight, age }: Measures): boolean => {
  if (!isStoredHeight(height) || !isWeight(weight)) return false
  if (!isAdult(age)) return true
  const bmi = bmiOf({ height, weight })
  return isWithin(Number(weight), WEIGHT_KG) && bmi !== undefined && isWithin(bmi, BMI)
}

type Limits = readonly [from: number, to: number]
// A462: plausible measures of an adult.
const HEIGHT_CM: Limits = [120, 220]
const WEIGHT_KG: Limits = [30, 200]
const BMI: Limits = [12, 60]

/** A462: from this index or weight on, jin is the likelier unit. */
const HIGH_BMI = 35
const HIGH_KG = 90

/** An unknown age counts as adult. */
export const isAdult = (age: string): boolean => !isPatientAge(age) || Number(age) >= ADULT_AGE

const bmiOf = ({ height, weight }: Pick<Measures, 'height' | 'weight'>): number | undefined =>
  isStoredHeight(height) && isWithin(Number(height), HEIGHT_CM)
    ? (Number(weight) * 10_000) / (Number(height) * Number(height))
    : undefined

/** Forms ask whole centimetres (A3), but an older record may have a fraction (A436). */
const isStoredHeight = (height: string): boolean => isHeight(height.replace(/\.\d+$/, ''))

const isWithin = (value: number, [from, to]: Limits): boolean => value >= from && value <= to
