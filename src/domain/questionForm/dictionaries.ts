import { RELATION, SEX } from '@/domain/dictionaries'

/**
 * Codes of answers in the questionnaires, in their order: specification, document 2, section 3 (DICT-18 to DICT-27).
 */

export const FIRST_DEGREE = { '0': 'mother', '1': 'child', '2': 'sister' } as const

export const SECOND_DEGREE = { '0': 'aunt', '1': 'uncle', '2': 'grandmother' } as const

export const BIOPSY_RESULT = { '0': 'benignTumour', '1': 'hyperplasia', '2': 'atypicalHyperplasia' } as const

export const BREAST_TYPE = { '0': 'dense', '1': 'fatty', '2': 'mixed' } as const

export const NIPPLE = { '0': 'normal', '1': 'raised', '2': 'inverted', '3': 'eroded' } as const

export const SKIN = { '0': 'normal', '1': 'dimple', '2': 'orangePeel', '3': 'varicose' } as const

export const DISCHARGE = {
  '0': 'none',
  '1': 'singleDuct',
  '2': 'multipleDucts',
  '3': 'yellow',
  '4': 'milky',
  '5': 'bloody',
  '6': 'watery',
} as const

export const GLAND = {
  '0': 'normal',
  '1': 'flocculent',
  '2': 'localThickening',
  '3': 'mass',
  '4': 'nodularThickening',
} as const

/** A10: 0 is yes. */
export const SUPERNUMERARY = { '0': 'yes', '1': 'no' } as const

export const PAIN = {
  '0': 'dull',
  '1': 'recurrent',
  '2': 'menstrual',
  '3': 'distending',
  '4': 'sharp',
  '5': 'pressed',
  '6': 'none',
} as const

/** A182: 3 means three or more. */
export const BIOPSY_TIMES = { '1': 'one', '2': 'two', '3': 'threeOrMore' } as const

export const MENARCHE_BAND = { '0': 'upTo12', '1': 'after12' } as const
export const MENOPAUSE_BAND = { '0': 'from54', '1': 'before54' } as const
export const FIRST_BIRTH_BAND = { '0': 'none', '1': 'after30', '2': 'upTo30' } as const
export const LACTATION = { '0': 'none', '1': 'underOneYear', '2': 'overOneYear' } as const

export const GAIL_MENARCHE = { '0': 'from14', '1': '12to13', '2': 'before12' } as const
export const GAIL_FIRST_BIRTH = { '0': 'none', '1': 'before20', '2': '20to24', '3': '25to29', '4': 'from30' } as const
export const GAIL_RELATIVES = { '0': 'none', '1': 'one', '2': 'more' } as const
export const GAIL_BIOPSY = { '0': 'none', '1': 'one', '2': 'twoOrMore' } as const
export const GAIL_ATYPICAL = { '0': 'noBiopsy', '1': 'noneFound', '2': 'uncertain', '3': 'confirmed' } as const

const YES_NO = { yes: 'yes', no: 'no' } as const
const HAS_NOT = { yes: 'has', no: 'hasNot' } as const

export const DICTIONARIES = {
  sex: SEX,
  relation: RELATION,
  yesNo: YES_NO,
  hasNot: HAS_NOT,
  firstDegree: FIRST_DEGREE,
  secondDegree: SECOND_DEGREE,
  biopsyTimes: BIOPSY_TIMES,
  biopsyResult: BIOPSY_RESULT,
  breastType: BREAST_TYPE,
  nipple: NIPPLE,
  skin: SKIN,
  discharge: DISCHARGE,
  gland: GLAND,
  supernumerary: SUPERNUMERARY,
  pain: PAIN,
  menarcheBand: MENARCHE_BAND,
  menopauseBand: MENOPAUSE_BAND,
  firstBirthBand: FIRST_BIRTH_BAND,
  lactation: LACTATION,
  gailMenarche: GAIL_MENARCHE,
  gailFirstBirth: GAIL_FIRST_BIRTH,
  gailRelatives: GAIL_RELATIVES,
  gailBiopsy: GAIL_BIOPSY,
  gailAtypical: GAIL_ATYPICAL,
} as const
export type DictionaryId = keyof typeof DICTIONARIES
export type Meaning<D extends DictionaryId> = (typeof DICTIONARIES)[D][keyof (typeof DICTIONARIES)[D]]
