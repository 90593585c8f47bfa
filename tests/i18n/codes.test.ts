import { expect, test } from 'vitest'
import { CONSULTATION_TYPE, DOCTOR_SECTION, DOCTOR_TITLE } from '@/domain/consultations/dictionaries'
import { PAY_STATUS } from '@/domain/dictionaries'
import { DICTIONARIES, type DictionaryId } from '@/domain/questionForm/dictionaries'
import { INSPECTION_STATUS } from '@/domain/reports/dictionaries'
import { LEVEL_GUIDANCE, RISK_LEVEL, type RiskLevel } from '@/domain/riskLevel'
import appointmentsEn from '@/i18n/appointments/en'
import appointmentsZh from '@/i18n/appointments/zh'
import consultationsEn from '@/i18n/consultations/en'
import consultationsZh from '@/i18n/consultations/zh'
import questionsEn from '@/i18n/questionForm/questions/en'
import questionsZh from '@/i18n/questionForm/questions/zh'
import adviceEn from '@/i18n/reports/reportAdvice/en'
import adviceZh from '@/i18n/reports/reportAdvice/zh'
import reportsListEn from '@/i18n/reports/reportsList/en'
import reportsListZh from '@/i18n/reports/reportsList/zh'
import riskEn from '@/i18n/reports/riskReport/en'
import riskZh from '@/i18n/reports/riskReport/zh'

type Names = Readonly<Record<string, string>>

/** Each code with its words in both languages, as the document orders them. */
const inWords = (dictionary: Names, zh: Names, en: Names): string[] =>
  Object.entries(dictionary).map(([code, name]) => [code, zh[name], en[name]].join(' | '))

test.each<[string, DictionaryId, string[]]>([
  ['DICT-01', 'sex', ['0 | 女 | Female', '1 | 男 | Male']],
  ['DICT-18', 'firstDegree', ['0 | 母亲 | Mother', '1 | 子女 | Child', '2 | 姐妹 | Sister']],
  ['DICT-19', 'secondDegree', ['0 | 姑姑或姨妈 | Aunt', '1 | 叔伯或舅舅 | Uncle', '2 | 祖母或外祖母 | Grandmother']],
  [
    'DICT-20',
    'biopsyResult',
    ['0 | 良性肿瘤 | Benign tumour', '1 | 乳腺增生 | Breast hyperplasia', '2 | 非典型增生 | Atypical hyperplasia'],
  ],
  ['DICT-21', 'breastType', ['0 | 致密型 | Dense', '1 | 脂肪型 | Fatty', '2 | 混合型 | Mixed']],
  ['DICT-22', 'nipple', ['0 | 正常 | Normal', '1 | 凸起 | Raised', '2 | 凹陷 | Inverted', '3 | 糜烂 | Eroded']],
  [
    'DICT-23',
    'skin',
    ['0 | 正常 | Normal', '1 | 酒窝样凹陷 | Dimple', '2 | 橘皮样 | Like orange peel', '3 | 静脉曲张 | Varicose veins'],
  ],
  [
    'DICT-24',
    'discharge',
    [
      '0 | 无 | None',
      '1 | 单孔溢液 | Single duct',
      '2 | 多孔溢液 | Multiple ducts',
      '3 | 黄色 | Yellow',
      '4 | 乳白色 | Milky',
      '5 | 血性 | Bloody',
      '6 | 清水样 | Watery',
    ],
  ],
  [
    'DICT-25',
    'gland',
    [
      '0 | 正常 | Normal',
      '1 | 絮状 | Flocculent',
      '2 | 局部增厚 | Thickened in one place',
      '3 | 肿块 | Mass',
      '4 | 结节样增厚 | Nodular thickening',
    ],
  ],
  ['DICT-26', 'supernumerary', ['0 | 有 | Yes', '1 | 无 | No']],
  [
    'DICT-27',
    'pain',
    [
      '0 | 隐痛 | Dull',
      '1 | 反复疼痛 | Recurrent',
      '2 | 经期疼痛 | Pain during periods',
      '3 | 胀痛 | Aching or fullness',
      '4 | 刺痛 | Sharp',
      '5 | 压痛 | Pain when pressed',
      '6 | 无疼痛 | None',
    ],
  ],
  [
    'GAIL-07] [GAIL-08] [GAIL-09',
    'gailMenarche',
    ['0 | 14 岁及以后 | 14 or later', '1 | 12 到 13 岁 | 12 to 13', '2 | 12 岁以前 | Before 12'],
  ],
  [
    'GAIL-12] [GAIL-13] [GAIL-14] [GAIL-15] [GAIL-16',
    'gailFirstBirth',
    [
      '0 | 没有孩子 | No child',
      '1 | 20 岁以前 | Before 20',
      '2 | 20 到 24 岁 | 20 to 24',
      '3 | 25 到 29 岁 | 25 to 29',
      '4 | 30 岁及以后 | 30 or later',
    ],
  ],
  ['GAIL-22', 'gailRelatives', ['0 | 0 人 | 0', '1 | 1 人 | 1', '2 | 2 人及以上 | More than 1']],
  ['GAIL-23', 'gailBiopsy', ['0 | 0 次 | 0', '1 | 1 次 | 1', '2 | 2 次及以上 | 2 or more']],
  [
    'GAIL-24',
    'gailAtypical',
    [
      '0 | 没有做过活检 | No biopsy done',
      '1 | 没有发现 | None found',
      '2 | 不确定 | Uncertain',
      '3 | 已确认 | Confirmed',
    ],
  ],
])('[%s] the codes of %s have their words', (_ids, id, words) => {
  expect(inWords(DICTIONARIES[id], questionsZh.dictionaries[id], questionsEn.dictionaries[id])).toEqual(words)
})

test.each<[string, string, string[], string[]]>([
  [
    'DICT-04',
    'a payment',
    inWords(PAY_STATUS, appointmentsZh.payStatuses, appointmentsEn.payStatuses),
    [
      '1 | 待支付 | Payment due',
      '2 | 已支付 | Paid',
      '3 | 退款中 | Refunding',
      '4 | 已退款 | Refunded',
      '5 | 支付超时 | Payment expired',
    ],
  ],
  [
    'DICT-11',
    'an inspection',
    inWords(INSPECTION_STATUS, reportsListZh.steps, reportsListEn.steps),
    ['0 | 预约登记 | Check-in', '1 | 检查 | Check', '2 | 报告审核 | Review', '3 | 报告生成 | Report'],
  ],
  [
    'DICT-12',
    'a consultation',
    inWords(CONSULTATION_TYPE, consultationsZh.types, consultationsEn.types),
    ['1 | 图文咨询 | Text and pictures', '2 | 快速咨询 | Quick consultation'],
  ],
  [
    'DICT-13',
    'the title of a doctor',
    inWords(DOCTOR_TITLE, consultationsZh.titles, consultationsEn.titles),
    [
      '1 | 主任医师 | Chief physician',
      '2 | 副主任医师 | Associate chief physician',
      '3 | 住院医师 | Resident',
      '4 | 护士长 | Head nurse',
    ],
  ],
  [
    'DICT-14',
    'the section of a doctor',
    inWords(DOCTOR_SECTION, consultationsZh.sections, consultationsEn.sections),
    ['1 | 乳腺外科 | Breast surgery', '2 | 乳腺心理 | Psychology'],
  ],
  [
    'RISK-03',
    'a risk level',
    inWords(RISK_LEVEL, riskZh.levels, riskEn.levels),
    [
      '1 | 低风险 | Low risk',
      '2 | 中低风险 | Medium-low risk',
      '3 | 中等风险 | Medium risk',
      '4 | 中高风险 | Medium-high risk',
      '5 | 高风险 | High risk',
    ],
  ],
])('[%s] the codes of %s have their words', (_id, _name, found, words) => {
  expect(found).toEqual(words)
})

const BMI_CLASS = { light: 'light', normal: 'normal', overweight: 'overweight', obese: 'obese' }

test('[BMI-01] [BMI-02] [BMI-03] [BMI-04] the classes have their words', () => {
  expect(inWords(BMI_CLASS, adviceZh.bmi.classes, adviceEn.bmi.classes)).toEqual([
    'light | 体重过低 | underweight',
    'normal | 正常 | normal',
    'overweight | 超重 | overweight',
    'obese | 肥胖 | obese',
  ])
})

test.each<[string, RiskLevel, string[], string[]]>([
  ['RISK-04', 1, ['2 年后复查'], ['A check in 2 years']],
  ['RISK-05', 2, ['1 年后复查'], ['A check in 1 year']],
  ['RISK-06', 3, ['请乳腺专科医生管理和随访'], ['Care and follow-up by a breast specialist']],
  ['RISK-06', 4, ['请乳腺专科医生管理和随访'], ['Care and follow-up by a breast specialist']],
  [
    'RISK-06] [RISK-07',
    5,
    ['请乳腺专科医生管理和随访', '到乳腺外科就诊，请医生判断是否做基因检测（BRCA）或活检'],
    [
      'Care and follow-up by a breast specialist',
      'See a breast surgeon, who can judge whether a genetic test (BRCA) or a biopsy is needed',
    ],
  ],
])('[%s] the advice of level %s has its words', (_ids, level, chinese, english) => {
  const { advice } = LEVEL_GUIDANCE[level]
  const zh = { ...adviceZh.steps, surgeryAndGeneticTest: riskZh.surgery }
  const en = { ...adviceEn.steps, surgeryAndGeneticTest: riskEn.surgery }
  expect(advice.map((one) => zh[one])).toEqual(chinese)
  expect(advice.map((one) => en[one])).toEqual(english)
})
