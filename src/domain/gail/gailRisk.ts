/**
 * Factors and baseline of the GAIL model. Source: specification, document 2, section 9 "GAIL model", option codes by
 * A198. Whole numbers keep every product exact: factors in hundredths, the baseline in thousandths of a percent.
 */

const AGE_FROM = 20
const AGE_TO = 84

/** By age at the first period: 14 and later, 12-13, before 12. */
const MENARCHE = [100, 110, 121]

/** By number of biopsies: none, one, two or more; they count less from the age of 50. */
const BIOPSY = { before50: [100, 170, 288], from50: [100, 127, 162] }
export const BIOPSY_STEP_AGE = 50

/**
 * By first live birth (none, before 20, 20-24, 25-29, 30 and later), and within each by relatives: none, one, more.
 */
const FIRST_BIRTH_BY_RELATIVES = [
  [155, 276, 491],
  [100, 261, 680],
  [124, 268, 578],
  [155, 276, 491],
  [193, 283, 417],
]

/** No biopsy, none found, uncertain, confirmed. */
const ATYPICAL_HYPERPLASIA = [100, 93, 100, 182]

/** Five-year risk of the age bands 20-24, 25-29 … 80-84. */
const BASELINE = [14, 49, 120, 224, 311, 355, 415, 511, 563, 586, 644, 713, 659]
const BAND_YEARS = 5

/** A198: the answers of the GAIL form; all but the age are option codes. */
export type GailAnswers = {
  /** Full years, 20 to 84. */
  age: number
  /** 0 at 14 or later, 1 at 12-13, 2 before 12. */
  firstMenstrualPeriod: number
  /** 0 no child, 1 before 20, 2 at 20-24, 3 at 25-29, 4 at 30 or later. */
  firstLiveBirth: number
  /** 0, 1, 2 for more than one. */
  firstDegreeRelatives: number
  /** 0, 1, 2 for two or more. */
  previousBreastBiopsy: number
  /** 0 no biopsy, 1 none found, 2 uncertain, 3 confirmed. */
  atypicalHyperplasia: number
}

/** Texts with two decimals: the relative risk as a multiple, the five-year risk in percent. */
type GailRisk = { relativeRisk: string; fiveYearRisk: string }

/**
 * A201: returns the GAIL model's relative risk and five-year risk, exact and rounded half up as decimals. Throws on an
 * age or a code outside the tables.
 */
export const gailRisk = (answers: GailAnswers): GailRisk => ({
  relativeRisk: twoDecimals(Math.floor((productOf(answers) + 5e5) / 1e6)),
  fiveYearRisk: twoDecimals(Math.floor((unroundedRisk(answers) + 5e8) / 1e9)),
})

/** A201: returns the unrounded five-year risk as a whole number: 1e11 is 1 %. Throws as gailRisk does. */
export const unroundedRisk = (answers: GailAnswers): number => productOf(answers) * baselineOf(answers.age)

const productOf = (answers: GailAnswers): number => factorsOf(answers).reduce((soFar, factor) => soFar * factor, 1)

const factorsOf = (answers: GailAnswers): number[] => {
  const biopsy = answers.age < BIOPSY_STEP_AGE ? BIOPSY.before50 : BIOPSY.from50
  return [
    entry(MENARCHE, answers.firstMenstrualPeriod),
    entry(biopsy, answers.previousBreastBiopsy),
    entry(entry(FIRST_BIRTH_BY_RELATIVES, answers.firstLiveBirth), answers.firstDegreeRelatives),
    entry(ATYPICAL_HYPERPLASIA, answers.atypicalHyperplasia),
  ]
}

const baselineOf = (age: number): number => {
  if (!Number.isInteger(age) || age < AGE_FROM || age > AGE_TO) throw new RangeError('age outside the model')
  return entry(BASELINE, Math.floor((age - AGE_FROM) / BAND_YEARS))
}

const entry = <T>(table: readonly T[], code: number): T => {
  const found = typeof code === 'number' ? table[code] : undefined
  if (found === undefined) throw new RangeError('code outside the table')
  return found
}

const twoDecimals = (hundredths: number): string => {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
