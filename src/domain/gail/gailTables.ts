/**
 * The factors and the baseline of the GAIL model: specification, document 2, section 9 "GAIL model",
 * the option codes by A198. Whole numbers, so that no product is ever rounded on the way:
 * factors in hundredths, the baseline in thousandths of a percent.
 */

export const AGE_FROM = 20
export const AGE_TO = 84

/** By age at the first period: 14 and later, 12-13, before 12. */
export const MENARCHE = [100, 110, 121]

/** By number of biopsies: none, one, two and more; from the age of 50 they count less. */
export const BIOPSY = { before50: [100, 170, 288], from50: [100, 127, 162] }
export const BIOPSY_STEP_AGE = 50

/** By first live birth (none, before 20, 20-24, 25-29, 30 and later), in each by relatives: none, one, more. */
export const FIRST_BIRTH_BY_RELATIVES = [
  [155, 276, 491],
  [100, 261, 680],
  [124, 268, 578],
  [155, 276, 491],
  [193, 283, 417],
]

/** No biopsy, none found, uncertain, confirmed. */
export const ATYPICAL_HYPERPLASIA = [100, 93, 100, 182]

/** Five-year risk of the age bands 20-24, 25-29 … 80-84. */
export const BASELINE = [14, 49, 120, 224, 311, 355, 415, 511, 563, 586, 644, 713, 659]
export const BAND_YEARS = 5
