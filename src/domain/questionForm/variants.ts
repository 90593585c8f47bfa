import { BREAST_FINDINGS, type Condition, type Question, type QuestionId } from './question'
import { PATIENT_AGE } from './questions'
import type { VariantId } from '@/domain/variantIds'

export type SectionId =
  'basicInfo' | 'menstruation' | 'familyAndBiopsy' | 'family' | 'habits' | 'breast' | 'supplement' | 'gail'

export type Variant = {
  id: VariantId
  /** How answers are stored: the full or short content, single keys of the stored content, or not as content. */
  content: 'full' | 'short' | 'supplement' | 'none'
  sections: readonly { id: SectionId; questions: readonly QuestionId[] }[]
  /** Required while shown, and only while the condition holds, if there is one. */
  required: readonly (QuestionId | { question: QuestionId; while: Condition })[]
  instead?: Partial<Record<QuestionId, Question>>
}

const MEASURES: readonly QuestionId[] = ['height', 'weight']
const RECORD_GROUP: readonly QuestionId[] = ['ethnicity', ...MEASURES]
const SUPPLEMENT: readonly QuestionId[] = [
  'special',
  'abortion',
  'lackExercise',
  'sleepDebt',
  'contraception',
  'useProduct',
]
const RELATIVES: readonly QuestionId[] = ['firstDegree', 'firstDegreeWho', 'secondDegree', 'secondDegreeWho']
const BREAST: readonly QuestionId[] = ['breastResults', ...BREAST_FINDINGS]

const FULL_SECTIONS: Variant['sections'] = [
  {
    id: 'menstruation',
    questions: ['menarcheAge', 'lastPeriodDay', 'menopauseAge', 'childbirth', 'firstPregnancyAge', 'special'],
  },
  { id: 'familyAndBiopsy', questions: [...RELATIVES, 'biopsy', 'biopsyTimes', 'biopsyResult', 'abortion'] },
  { id: 'habits', questions: ['smoking', 'drink', 'lackExercise', 'sleepDebt', 'contraception', 'useProduct'] },
]
/** A616: a girl may not have had a period yet. */
const OF_ADULTS: Condition = { question: 'age', adult: true }
const LAST_PERIOD = { question: 'lastPeriodDay', while: OF_ADULTS } as const

const FULL_REQUIRED: Variant['required'] = [
  'name',
  'age',
  'sex',
  { question: 'menarcheAge', while: OF_ADULTS },
  LAST_PERIOD,
  'childbirth',
  'firstPregnancyAge',
  'firstDegreeWho',
  'secondDegreeWho',
  'biopsyTimes',
  'biopsyResult',
  'smoking',
  'drink',
]

const RECORD_SECTIONS: Variant['sections'] = [
  {
    id: 'menstruation',
    questions: ['menarcheAge', 'lastPeriodDay', 'menopauseAge', 'childbirth', 'firstPregnancyAge'],
  },
  { id: 'family', questions: RELATIVES },
  { id: 'habits', questions: ['smoking', 'drink'] },
]
const RECORD_REQUIRED: Variant['required'] = ['name', 'age', 'sex', LAST_PERIOD, 'firstDegreeWho', 'secondDegreeWho']

const SHORT_FAMILY: readonly QuestionId[] = [
  'breastCancer',
  'ovarianTumour',
  'mastitis',
  'benignBreastDisease',
  'chestRadiotherapy',
  'brca',
]

const GAIL: readonly QuestionId[] = [
  'gailAge',
  'gailMenarche',
  'gailFirstBirth',
  'gailRelatives',
  'gailBiopsy',
  'gailAtypical',
]

export const VARIANTS: Record<VariantId, Variant> = {
  fullRecord: {
    id: 'fullRecord',
    content: 'full',
    sections: [
      { id: 'basicInfo', questions: ['name', 'age', 'sex', ...RECORD_GROUP] },
      ...FULL_SECTIONS,
      { id: 'breast', questions: BREAST },
    ],
    required: [...FULL_REQUIRED, ...RECORD_GROUP, ...BREAST],
  },
  inspection: {
    id: 'inspection',
    content: 'full',
    sections: [{ id: 'basicInfo', questions: ['name', 'age', 'sex'] }, ...FULL_SECTIONS],
    required: FULL_REQUIRED,
  },
  inspectionMeasured: {
    id: 'inspectionMeasured',
    content: 'full',
    sections: [{ id: 'basicInfo', questions: ['name', 'age', 'sex', ...MEASURES] }, ...FULL_SECTIONS],
    required: [...FULL_REQUIRED, ...MEASURES],
  },
  shortOnSite: {
    id: 'shortOnSite',
    content: 'short',
    sections: [
      {
        id: 'menstruation',
        questions: [
          'menarche',
          'menarcheBand',
          'menopause',
          'menopauseBand',
          'firstBirthBand',
          'lactation',
          'lactationTime',
        ],
      },
      { id: 'familyAndBiopsy', questions: [...SHORT_FAMILY, 'gailRelatives', 'gailBiopsy', 'gailAtypical'] },
      { id: 'habits', questions: ['smoking', 'drink', 'estrogen', 'hormones', 'emotions'] },
    ],
    required: ['menarcheBand', 'menopauseBand'],
  },
  supplementaryOwn: {
    id: 'supplementaryOwn',
    content: 'supplement',
    sections: [
      { id: 'basicInfo', questions: ['name', 'age', 'sex', 'phone', 'phoneCode', 'identityCard'] },
      { id: 'supplement', questions: SUPPLEMENT },
    ],
    required: ['name', 'age', 'sex', 'phone', 'phoneCode', ...SUPPLEMENT],
  },
  supplementaryRelative: {
    id: 'supplementaryRelative',
    content: 'supplement',
    sections: [
      { id: 'basicInfo', questions: ['name', 'age', 'sex', 'identityCard'] },
      { id: 'supplement', questions: SUPPLEMENT },
    ],
    required: ['name', 'age', 'sex', ...SUPPLEMENT],
  },
  gail: { id: 'gail', content: 'none', sections: [{ id: 'gail', questions: GAIL }], required: GAIL },
  profile: {
    id: 'profile',
    content: 'none',
    sections: [{ id: 'basicInfo', questions: ['name', 'age', 'sex', 'identityCard', 'phone', 'phoneCode'] }],
    required: ['name', 'age', 'sex', 'phone', 'phoneCode'],
    instead: { age: PATIENT_AGE },
  },
  ownRecord: {
    id: 'ownRecord',
    content: 'none',
    sections: [
      { id: 'basicInfo', questions: ['name', 'age', 'sex', 'identityCard', ...RECORD_GROUP] },
      ...RECORD_SECTIONS,
    ],
    required: RECORD_REQUIRED,
    instead: { age: PATIENT_AGE },
  },
  relative: {
    id: 'relative',
    content: 'none',
    sections: [
      { id: 'basicInfo', questions: ['name', 'relation', 'age', 'sex', 'phone', 'identityCard', ...RECORD_GROUP] },
      ...RECORD_SECTIONS,
    ],
    required: RECORD_REQUIRED,
    instead: { age: PATIENT_AGE },
  },
}
