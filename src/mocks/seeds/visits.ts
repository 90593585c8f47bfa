import { addDays, chinaDay, chinaMoment } from '@/lib/time/day'
import {
  FIVE_LESIONS,
  FIVE_LESIONS_BEFORE,
  LESIONS_WITH_GAPS,
  LONG_LESIONS,
  manyLesions,
  ONE_LESION,
  URGENT_LESIONS,
  type RecordedLesion,
} from './lesions'
import { ownFactor } from './questionnaires'
import { bilingual, repeated, type Bilingual } from '@/mocks/bilingual'
import type { Questionnaire } from '@/mocks/records'

/** As in the report. */
export type Result = {
  lesions: readonly RecordedLesion[]
  summary: Bilingual | null
  /** Text, or the code of a suggestion. */
  guidance: readonly (Bilingual | '1' | '2' | '3')[]
  suggestion: 1 | 2 | 3 | null
  score: number | null
  level: number | null
}

export type Visit = {
  inspectionId: string
  reportId: string
  ownerId: string
  customerId: string
  orgId: string
  serviceId: string
  specificationId: string | null
  number: string
  registeredAt: number
  /** Null if the report is never written. */
  reportAfterDays: number | null
  result: Result
  /** The answers with which its questionnaire begins. */
  content: object | null
  withoutPdf?: true
}

const CALM: Result = {
  lesions: [],
  summary: bilingual(
    '双侧乳腺触诊成像未见明显异常。',
    'Palpation imaging of both breasts shows no clear abnormality.',
  ),
  guidance: [
    '1',
    bilingual('保持每月自查，留意乳房的变化。', 'Keep checking your breasts every month, and watch for changes.'),
  ],
  suggestion: 1,
  score: 8,
  level: 1,
}
const ONE: Result = {
  lesions: ONE_LESION,
  summary: bilingual(
    '左侧乳腺可触及一处结节，考虑良性，建议半年后复查。',
    'One lump was felt in the left breast, probably benign. Please have it checked again in six months.',
  ),
  guidance: [
    '2',
    bilingual(
      '复查前如果感觉结节变大、变硬，请提前就诊。',
      'See a doctor earlier if the lump feels larger or harder before then.',
    ),
  ],
  suggestion: 2,
  score: 24,
  level: 2,
}
const FIVE: Result = {
  lesions: FIVE_LESIONS,
  summary: bilingual(
    '双侧乳腺可触及多处结节，均考虑良性；左侧较前略增大。',
    'Several lumps were felt in both breasts, all probably benign. Those on the left are slightly larger than before.',
  ),
  guidance: ['2', bilingual('建议结合乳腺超声检查。', 'A breast ultrasound is advised as well.')],
  suggestion: 2,
  score: 38,
  level: 3,
}
const FIVE_BEFORE: Result = {
  ...FIVE,
  lesions: FIVE_LESIONS_BEFORE,
  summary: bilingual('双侧乳腺可触及三处结节，考虑良性。', 'Three lumps were felt in both breasts, probably benign.'),
  score: 34,
}
const URGENT: Result = {
  lesions: URGENT_LESIONS,
  summary: bilingual(
    '右侧乳腺可触及质硬肿块，边界不清，建议尽快到乳腺专科就诊。',
    'A hard lump with an unclear border was felt in the right breast. Please see a breast specialist soon.',
  ),
  guidance: [
    '3',
    bilingual(
      '请在一周内到乳腺专科就诊，并带上这份报告。',
      'See a breast specialist within a week, and take this report with you.',
    ),
  ],
  suggestion: 3,
  score: 84,
  level: 5,
}
const GAPS: Result = {
  lesions: LESIONS_WITH_GAPS,
  summary: null,
  guidance: [],
  suggestion: null,
  score: null,
  level: null,
}
const LONG: Result = {
  ...FIVE,
  lesions: LONG_LESIONS,
  summary: repeated(
    bilingual(
      '双侧乳腺腺体较致密，可触及多处结节，考虑良性可能性大；',
      'Both breasts are rather dense, with several lumps, most probably benign; ',
    ),
    12,
  ),
  guidance: [
    repeated(
      bilingual(
        '建议保持规律作息，适量运动，控制体重，减少饮酒，避免长期熬夜，',
        'Keep regular hours, exercise, watch your weight, drink less, and avoid long nights, ',
      ),
      6,
    ),
    '2',
  ],
}
const TWENTY: Result = {
  ...FIVE,
  lesions: manyLesions(20),
  summary: bilingual('双侧乳腺可触及多处小结节。', 'Several small lumps were felt in both breasts.'),
  score: 58,
  level: 4,
}
const TWO_HUNDRED: Result = { ...TWENTY, lesions: manyLesions(200) }

const HEALTH = {
  menstrufeeding: { m_lastday: null, childbirth: 1, f_pregnancy: 27, m_age: 13, menopausetime: null, special: false },
  family: {
    relatives_1st: true,
    relatives_2nd: false,
    c_1strelatives: ['0'],
    c_2ndrelatives: [],
    biopsy: false,
    biopsytimes: null,
    biopsyresult: [],
    abortion: false,
  },
  factor: ownFactor,
}
const contentOf = (name: string, age: number, sex: '0' | '1', height: number, weight: number): object => ({
  basicinfo: { name, age, sex, height, weight, ethnicity: '汉族' },
  ...HEALTH,
})
/** Her answers agree with her own record. */
const MOTHER = {
  ...contentOf('周玉珍', 71, '0', 156, 63),
  menstrufeeding: { m_lastday: null, childbirth: 2, f_pregnancy: 25, m_age: 14, menopausetime: 51, special: false },
  family: { ...HEALTH.family, c_1strelatives: ['0', '2'] },
  factor: { ...ownFactor, drink: true },
}
const MAN = {
  basicinfo: { name: '陈国栋', age: 51, sex: '1', height: 174, weight: 78, ethnicity: '汉族' },
  family: { ...HEALTH.family, relatives_1st: false, c_1strelatives: [] },
  factor: { ...HEALTH.factor, smoking: true },
}

type Seeded = Omit<Visit, 'inspectionId' | 'reportId' | 'number' | 'registeredAt' | 'reportAfterDays' | 'orgId'> & {
  daysAgo: number
}
const own = { ownerId: '1001', customerId: '1001', serviceId: '1', specificationId: '2', content: null } as const

/** 45 reports, the first two with 20 and 200 lesions. */
const MANY_REPORTS = '1107'

const SEEDED: readonly Seeded[] = [
  { ...own, daysAgo: 215, result: ONE, content: contentOf('林婉清', 46, '0', 163, 58.5) },
  { ...own, daysAgo: 400, specificationId: '1', result: CALM },
  { ...own, daysAgo: 590, result: FIVE_BEFORE, content: contentOf('林婉清', 44, '0', 163, 61) },
  { ...own, daysAgo: 45, customerId: '2001', result: URGENT, content: MOTHER },
  { ...own, daysAgo: 300, customerId: '2002', specificationId: '1', result: CALM, withoutPdf: true },
  { ...own, daysAgo: 120, serviceId: '3', specificationId: null, result: CALM },
  { ...own, daysAgo: 20, ownerId: '1003', customerId: '1003', result: { ...ONE, score: 12 }, content: MAN },
  {
    ...own,
    daysAgo: 90,
    ownerId: '1004',
    customerId: '1004',
    result: LONG,
    content: contentOf('阿依古丽', 33, '0', 168, 64),
  },
  { ...own, daysAgo: 130, ownerId: '1004', customerId: '1004', result: GAPS },
  { ...own, daysAgo: 1, specificationId: '1', result: CALM },
  ...Array.from({ length: 45 }, (_, index): Seeded => ({
    ...own,
    daysAgo: 30 + index * 40,
    ownerId: MANY_REPORTS,
    customerId: MANY_REPORTS,
    result: index === 0 ? TWENTY : index === 1 ? TWO_HUNDRED : index % 3 === 0 ? ONE : CALM,
  })),
]

const REPORT_AFTER_DAYS = 2

export const visitsFrom = (startedAt: number): readonly Visit[] =>
  SEEDED.map(({ daysAgo, ...seeded }, index) => {
    const day = addDays(chinaDay(startedAt), -daysAgo)
    const number = String(index + 1).padStart(4, '0')
    return {
      ...seeded,
      inspectionId: `674503928475836${number}`,
      reportId: `874503928475836${number}`,
      orgId: String(101 + (index % 6)),
      number: `JC${day.replace(/-/g, '')}${number}`,
      registeredAt: chinaMoment(`${day} 09:20:00`),
      reportAfterDays: REPORT_AFTER_DAYS,
    }
  })

export const questionnairesOfVisits = (startedAt: number): readonly Questionnaire[] =>
  visitsFrom(startedAt).flatMap(({ content, inspectionId, customerId, orgId, serviceId, registeredAt: at }) => {
    if (content === null) return []
    const ids = { id: `1${inspectionId.slice(1)}`, customerId, inspectionId, orgId, serviceId }
    return [{ ...ids, content: JSON.stringify(content), createdAt: at, savedAt: at }]
  })

/** Results of inspections that begin in the clinic itself, by order id. */
export const RESULT_OF_ORDER: Readonly<Record<string, Result>> = {
  '6745039284758340014': FIVE,
  '6745039284758340015': ONE,
}
export const USUAL_RESULT = CALM
