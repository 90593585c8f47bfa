import { SIDE_FINDINGS, type QuestionId } from '@/domain/questionForm/question'
import {
  ageOrNone,
  centimetres,
  code,
  codeOrNone,
  day,
  flag,
  kilograms,
  list,
  numberCode,
  text,
  times,
  timesInLife,
  years,
  type Codec,
} from '@/api/answerCodecs'
import type { Variant } from '@/domain/questionForm/variants'

export type Field = { path: readonly string[]; question: QuestionId; codec: Codec }

const field = (path: string, question: QuestionId, codec: Codec): Field => ({ path: path.split('.'), question, codec })

/** In both contents: specification, document 2, section 3 "Questionnaire content sections". */
const COMMON = [
  field('basicinfo.name', 'name', text),
  field('basicinfo.age', 'age', years),
  field('basicinfo.sex', 'sex', code),
  field('basicinfo.height', 'height', centimetres),
  field('basicinfo.weight', 'weight', kilograms),
  field('basicinfo.ethnicity', 'ethnicity', text),
  field('factor.smoking', 'smoking', flag),
]

const FULL_ONLY = [
  field('menstrufeeding.m_lastday', 'lastPeriodDay', day),
  field('menstrufeeding.childbirth', 'childbirth', timesInLife),
  field('menstrufeeding.f_pregnancy', 'firstPregnancyAge', ageOrNone),
  field('menstrufeeding.m_age', 'menarcheAge', years),
  field('menstrufeeding.menopausetime', 'menopauseAge', ageOrNone),
  field('menstrufeeding.special', 'special', flag),
  field('family.relatives_1st', 'firstDegree', flag),
  field('family.relatives_2nd', 'secondDegree', flag),
  field('family.c_1strelatives', 'firstDegreeWho', list),
  field('family.c_2ndrelatives', 'secondDegreeWho', list),
  field('family.biopsy', 'biopsy', flag),
  field('family.biopsytimes', 'biopsyTimes', times),
  field('family.biopsyresult', 'biopsyResult', list),
  field('family.abortion', 'abortion', flag),
  field('factor.drink', 'drink', flag),
  field('factor.lack_exercise', 'lackExercise', flag),
  field('factor.sleep_debt', 'sleepDebt', flag),
  field('factor.contraception', 'contraception', flag),
  field('factor.use_product', 'useProduct', flag),
]

const SHORT_ONLY = [
  field('menstrufeeding.is_m_age', 'menarche', flag),
  field('menstrufeeding.m_age', 'menarcheBand', code),
  field('menstrufeeding.is_men_age', 'menopause', flag),
  field('menstrufeeding.men_age', 'menopauseBand', codeOrNone),
  field('menstrufeeding.first_birth_age', 'firstBirthBand', codeOrNone),
  field('menstrufeeding.is_lh', 'lactation', flag),
  field('menstrufeeding.ob_lh', 'lactationTime', code),
  field('family.fnbc', 'breastCancer', flag),
  field('family.hpot', 'ovarianTumour', flag),
  field('family.hom', 'mastitis', flag),
  field('family.bbdh', 'benignBreastDisease', flag),
  field('family.hcrb30', 'chestRadiotherapy', flag),
  field('family.brca', 'brca', flag),
  field('factor.drinking', 'drink', flag),
  field('factor.ert', 'estrogen', flag),
  field('factor.luphec', 'hormones', flag),
  field('factor.ef', 'emotions', flag),
]

/** What would make a full content look short, or is asked there under another name. The rest is kept (A542). */
const REPLACED = SHORT_ONLY.filter(({ path, question }) => path[0] === 'menstrufeeding' || question === 'drink')

/** Asked in the short form, derived from other answers in the full one (A38, A183). */
export const GAIL = [
  field('gail.relatives_1st', 'gailRelatives', numberCode),
  field('gail.biopsy', 'gailBiopsy', numberCode),
  field('gail.atypical', 'gailAtypical', numberCode),
]

/** Asked by the full record only (A189, nested by A404). */
const BREAST = [
  field('breast.breasttype', 'breastType', code),
  ...SIDE_FINDINGS.map(({ side, part, question }) => field(`breast.${side}.${part.toLowerCase()}`, question, code)),
]

/**
 * What a form does with stored content: `own` fields are always present, `extra` ones only if asked or stored,
 * `foreign` ones are removed.
 */
type Fields = { own: readonly Field[]; extra: readonly Field[]; foreign: readonly Field[] }

export const FIELDS: Record<Variant['content'], Fields> = {
  full: { own: [...COMMON, ...FULL_ONLY], extra: BREAST, foreign: REPLACED },
  short: { own: [...COMMON, ...SHORT_ONLY, ...GAIL], extra: [], foreign: FULL_ONLY },
  supplement: { own: [], extra: [...COMMON, ...FULL_ONLY, ...SHORT_ONLY], foreign: [] },
  none: { own: [], extra: [], foreign: [] },
}
