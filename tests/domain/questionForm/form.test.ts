import { describe, expect, test } from 'vitest'
import { isShown, optionsOf, questionOf, questionsOf, settled, withAnswers } from '@/domain/questionForm/form'
import { gailAnswersOf } from '@/domain/questionnaires/gailForm'
import { problemOf, problemsOf } from '@/domain/questionForm/problems'
import type { Answers, QuestionId } from '@/domain/questionForm/question'
import { startAnswers } from '@/domain/questionForm/start'
import type { VariantId } from '@/domain/variantIds'
import { VARIANTS } from '@/domain/questionForm/variants'
import { gailRisk } from '@/domain/gail/gailRisk'
import { breast, woman } from '../../support/questionnaireAnswers'

const TODAY = '2026-11-21'
const problems = (variant: VariantId, answers: Answers) => problemsOf(VARIANTS[variant], answers, TODAY)
const problem = (variant: VariantId, question: QuestionId, answers: Answers) =>
  problemOf(VARIANTS[variant], question, answers, TODAY)
const required = (variant: VariantId, answers: Answers) =>
  problems(variant, answers).map(({ question, problem: code }) => `${question}: ${code}`)

describe('the full questionnaire', () => {
  test('[FULLQ-27] the age at the first pregnancy is asked where the number of births is a whole one above 0', () => {
    const asked = ['1', '2', '12', '0', '', '1.5', '1e1', '-1', 'two'].filter((childbirth) =>
      isShown('firstPregnancyAge', { sex: '0', childbirth }),
    )
    expect(asked).toEqual(['1', '2', '12'])
  })

  test('[FULLQ-02] [FULLQ-05] [A172] it has four sections, and only the full record has the record group and the breast part', () => {
    const sections = (variant: VariantId) => VARIANTS[variant].sections.map(({ id }) => id)
    expect(sections('inspection')).toEqual(['basicInfo', 'menstruation', 'familyAndBiopsy', 'habits'])
    expect(sections('fullRecord')).toEqual(['basicInfo', 'menstruation', 'familyAndBiopsy', 'habits', 'breast'])
    expect(questionsOf(VARIANTS.fullRecord).slice(0, 6)).toEqual([
      'name',
      'age',
      'sex',
      'ethnicity',
      'height',
      'weight',
    ])
    expect(questionsOf(VARIANTS.inspection).slice(0, 4)).toEqual(['name', 'age', 'sex', 'menarcheAge'])
  })

  test('[FULLQ-16, FULLQ-17, FULLQ-20, FULLQ-22, FULLQ-24] an empty form lists all required answers in order', () => {
    expect(required('fullRecord', {})).toEqual([
      'name: nameMissing',
      'age: ageMissing',
      'sex: choose',
      'ethnicity: choose',
      'height: heightMissing',
      'weight: weightMissing',
      'menarcheAge: menarcheAgeMissing',
      'lastPeriodDay: neitherPeriodNorMenopause',
      'childbirth: childbirthMissing',
      'smoking: choose',
      'drink: choose',
      'breastResults: choose',
    ])
  })

  test('[A425, A189] each finding is required with results to copy from, and none without', () => {
    const findings = Object.keys(breast).slice(1)
    expect(required('fullRecord', { ...woman, breastResults: 'yes' })).toEqual(
      findings.map((question) => `${question}: choose`),
    )
    expect(required('fullRecord', { ...woman, breastResults: 'no' })).toEqual([])
  })

  test('[A426] the form of a check without stored measures requires both, and nothing else of the record group', () => {
    const more = required('inspectionMeasured', {}).filter((problem) => !required('inspection', {}).includes(problem))
    expect(more).toEqual(['height: heightMissing', 'weight: weightMissing'])
    expect(
      questionsOf(VARIANTS.inspectionMeasured).filter((id) => !questionsOf(VARIANTS.inspection).includes(id)),
    ).toEqual(['height', 'weight'])
  })

  test('[FULLQ-25, FULLQ-29, FULLQ-31, FULLQ-38, A172] the inspection form requires neither the record group nor the breast part', () => {
    expect(required('inspection', {})).toEqual([
      'name: nameMissing',
      'age: ageMissing',
      'sex: choose',
      'menarcheAge: menarcheAgeMissing',
      'lastPeriodDay: neitherPeriodNorMenopause',
      'childbirth: childbirthMissing',
      'smoking: choose',
      'drink: choose',
    ])
  })

  test('[FULLQ-39] [A189] a breast question without a choice has the error choose', () => {
    expect(problem('fullRecord', 'leftPain', { ...woman, ...breast, leftPain: '' })).toBe('choose')
    expect(problem('fullRecord', 'leftPain', { ...woman, ...breast, leftPain: '7' })).toBe('choose')
    expect(problems('fullRecord', { ...woman, ...breast })).toEqual([])
    expect(problems('inspection', woman)).toEqual([])
  })

  test.each<[string, QuestionId, string, string | undefined]>([
    ['FULLQ-18', 'age', '1', 'ageWrong'],
    ['FULLQ-18', 'age', '2', undefined],
    ['FULLQ-18', 'age', '139', undefined],
    ['FULLQ-18', 'age', '140', 'ageWrong'],
    ['FULLQ-18', 'age', '4 5', 'ageWrong'],
    ['FULLQ-18', 'age', '-45', 'ageWrong'],
    ['FULLQ-18', 'age', ' ', 'ageMissing'],
    ['A561', 'age', '４５', undefined],
    ['A561', 'age', ' 45 ', undefined],
    ['A561', 'height', '１６５', undefined],
    ['A561', 'height', '165,5', 'heightWrong'],
    ['A561', 'childbirth', '２', undefined],
    ['A561', 'weight', '55,5', undefined],
    ['A561', 'weight', '５５．５', undefined],
    ['A561', 'weight', '55。5', undefined],
    ['A561', 'weight', '55,25', undefined],
    ['A561', 'weight', '5,5,5', 'heightWrong'],
    ['FULLQ-19', 'menarcheAge', '1', 'ageWrong'],
    ['FULLQ-19', 'firstPregnancyAge', '140', 'ageWrong'],
    ['FULLQ-19', 'menopauseAge', '4e1', 'ageWrong'],
    ['FULLQ-32', 'menopauseAge', '', undefined],
    ['FULLQ-21', 'height', '300', 'heightWrong'],
    ['FULLQ-21', 'height', '299', undefined],
    ['FULLQ-23', 'weight', '0', 'heightWrong'],
    ['FULLQ-23', 'weight', '55.5', undefined],
    ['FULLQ-26', 'childbirth', 'two', 'childbirthWrong'],
    ['FULLQ-30', 'lastPeriodDay', '2019-12-31', 'dayWrong'],
    ['FULLQ-30', 'lastPeriodDay', '2020-01-01', undefined],
    ['FULLQ-30', 'lastPeriodDay', '2026-11-22', 'dayWrong'],
    ['FULLQ-16', 'name', '  ', 'nameMissing'],
    ['FULLQ-24', 'ethnicity', '', 'choose'],
  ])('[%s] the answer to %s "%s" has the problem %s', (_id, question, text, expected) => {
    expect(problem('fullRecord', question, { ...woman, [question]: text })).toBe(expected)
  })

  test('[FULLQ-27] [FULLQ-28] [A185] the age at the first pregnancy is required once there are births', () => {
    const shownFor = (childbirth: string) =>
      problem('inspection', 'firstPregnancyAge', { ...woman, childbirth, firstPregnancyAge: '' })
    expect(['', '0', '00', 'two', '-1'].map(shownFor)).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(['1', '3', '01'].map(shownFor)).toEqual([
      'firstPregnancyAgeMissing',
      'firstPregnancyAgeMissing',
      'firstPregnancyAgeMissing',
    ])
    expect(settled(VARIANTS.inspection, { ...woman, childbirth: '0' })).not.toHaveProperty('firstPregnancyAge')
  })

  test('[FULLQ-31] [FULLQ-32] [A143] the last period or the menopause age is enough, and both are accepted', () => {
    const either = (lastPeriodDay: string, menopauseAge: string) =>
      problem('inspection', 'lastPeriodDay', { ...woman, lastPeriodDay, menopauseAge })
    expect(either('', '')).toBe('neitherPeriodNorMenopause')
    expect([either('2026-11-01', ''), either('', '50'), either('2026-11-01', '50')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each<[string, QuestionId, QuestionId]>([
    ['FULLQ-06] [FULLQ-33', 'firstDegree', 'firstDegreeWho'],
    ['FULLQ-07] [FULLQ-34', 'secondDegree', 'secondDegreeWho'],
    ['FULLQ-36] [A188', 'biopsy', 'biopsyResult'],
  ])('[%s] answering %s with yes shows %s, of which one is required', (_ids, flag, who) => {
    expect(isShown(who, { ...woman, [flag]: 'no' })).toBe(false)
    expect(isShown(who, { ...woman, [flag]: '' })).toBe(false)
    expect(isShown(who, { ...woman, [flag]: 'yes' })).toBe(true)
    expect(problem('inspection', who, { ...woman, [flag]: 'yes', [who]: [] })).toBe('selectAtLeastOne')
    expect(problem('inspection', who, { ...woman, [flag]: 'yes', [who]: ['9'] })).toBe('selectAtLeastOne')
    expect(problem('inspection', who, { ...woman, [flag]: 'yes', [who]: ['1'] })).toBeUndefined()
    expect(problem('inspection', who, { ...woman, [flag]: 'no', [who]: [] })).toBeUndefined()
  })

  test('[FULLQ-35] a biopsy requires its number', () => {
    expect(problem('inspection', 'biopsyTimes', { ...woman, biopsy: 'yes', biopsyTimes: '' })).toBe('choose')
    expect(problem('inspection', 'biopsyTimes', { ...woman, biopsy: 'no', biopsyTimes: '' })).toBeUndefined()
  })

  test('[FULLQ-47] [A184] a man is not asked about menstruation, abortion and contraception', () => {
    expect(required('inspection', { sex: '1' })).toEqual([
      'name: nameMissing',
      'age: ageMissing',
      'smoking: choose',
      'drink: choose',
    ])
    const hidden = questionsOf(VARIANTS.inspection).filter(
      (question) =>
        !isShown(question, {
          ...woman,
          sex: '1',
          childbirth: '1',
          biopsy: 'yes',
          firstDegree: 'yes',
          secondDegree: 'yes',
        }),
    )
    expect(hidden).toEqual([
      'menarcheAge',
      'lastPeriodDay',
      'menopauseAge',
      'childbirth',
      'firstPregnancyAge',
      'special',
      'abortion',
      'contraception',
    ])
  })
})

describe('the short and supplementary forms', () => {
  test('[SHORTQ-06] [A194] the defaults are menarche yes, menopause no and lactation no, unless an answer is known', () => {
    expect(startAnswers(VARIANTS.shortOnSite)).toEqual({ menarche: 'yes', menopause: 'no', lactation: 'no' })
    expect(startAnswers(VARIANTS.shortOnSite, { menarche: 'no', name: '王芳' })).toEqual({
      menarche: 'no',
      menopause: 'no',
      lactation: 'no',
      name: '王芳',
    })
    expect(startAnswers(VARIANTS.inspection)).toEqual({})
  })

  test('[SHORTQ-07] [SHORTQ-08] [A37] the age bands are required when flagged', () => {
    expect(required('shortOnSite', { menarche: 'yes', menopause: 'yes' })).toEqual([
      'menarcheBand: choose',
      'menopauseBand: choose',
    ])
    expect(required('shortOnSite', { menarche: 'no', menopause: 'no' })).toEqual([])
  })

  test('[SHORTQ-07] [SHORTQ-09] a man is asked none of these questions', () => {
    expect(required('shortOnSite', { sex: '1', menarche: 'yes', menopause: 'yes' })).toEqual([])
    const shown = questionsOf(VARIANTS.shortOnSite).filter((question) =>
      isShown(question, { sex: '1', menarche: 'yes', menopause: 'yes', lactation: 'yes' }),
    )
    expect(shown.slice(0, 2)).toEqual(['breastCancer', 'ovarianTumour'])
  })

  test('[SHORTQ-01] [SHORTQ-02] [A195] the basic part has phone number and code for the customer, and neither for a relative', () => {
    expect(VARIANTS.supplementaryRelative.sections[0]?.questions).toEqual(['name', 'age', 'sex', 'identityCard'])
    expect(VARIANTS.supplementaryOwn.sections[0]?.questions).toEqual([
      'name',
      'age',
      'sex',
      'phone',
      'phoneCode',
      'identityCard',
    ])
  })

  test('[SHORTQ-02] the code is required while the phone number is changed', () => {
    const own = { ...woman, phone: '13812345678' }
    expect(problem('supplementaryOwn', 'phoneCode', own)).toBeUndefined()
    expect(problem('supplementaryOwn', 'phoneCode', { ...own, modifyPhone: 'yes' })).toBe('phoneCodeMissing')
    expect(problem('supplementaryOwn', 'phoneCode', { ...own, modifyPhone: 'yes', phoneCode: '12345' })).toBe(
      'phoneCodeWrong',
    )
    expect(problem('supplementaryOwn', 'phone', { ...own, phone: '12812345678' })).toBe('phoneWrong')
  })

  test('[FULLQ-37] [A6] the ID card is optional and validated', () => {
    expect(problem('supplementaryRelative', 'identityCard', {})).toBeUndefined()
    expect(problem('supplementaryRelative', 'identityCard', { identityCard: '11010119800101123x ' })).toBeUndefined()
    expect(problem('supplementaryRelative', 'identityCard', { identityCard: '1101011980010112' })).toBe('idCardWrong')
  })

  test('[SUPPQ-01, SUPPQ-02, SUPPQ-03, SUPPQ-04, A197] all six questions are required', () => {
    expect(required('supplementaryRelative', { name: '王芳', age: '45', sex: '0' })).toEqual([
      'special: choose',
      'abortion: choose',
      'lackExercise: choose',
      'sleepDebt: choose',
      'contraception: choose',
      'useProduct: choose',
    ])
  })

  test('[SUPPQ-05] [SUPPQ-06] [A197] three of the six are required of a man', () => {
    expect(required('supplementaryRelative', { name: '王强', age: '45', sex: '1' })).toEqual([
      'lackExercise: choose',
      'sleepDebt: choose',
      'useProduct: choose',
    ])
  })

  test('[SUPPQ-07] [A181] abortion and contraception are answered with has or has not, the others with yes or no', () => {
    const wording = VARIANTS.supplementaryOwn.sections[1]?.questions.map((id) => {
      const question = questionOf(VARIANTS.supplementaryOwn, id)
      return 'dictionary' in question ? question.dictionary : undefined
    })
    expect(wording).toEqual(['yesNo', 'hasNot', 'yesNo', 'yesNo', 'hasNot', 'yesNo'])
  })

  test('[A44] a decimal age counts in whole years here and stays as it is at the patient', () => {
    expect(startAnswers(VARIANTS.inspection, { age: '45.9' })).toEqual({ age: '45' })
    expect(startAnswers(VARIANTS.relative, { age: '45.9' })).toEqual({ age: '45.9' })
    expect(startAnswers(VARIANTS.inspection, { age: 'abc' })).toEqual({ age: 'abc' })
    expect(startAnswers(VARIANTS.inspection, { age: '40', name: '王芳' }, { age: '45' })).toEqual({
      age: '45',
      name: '王芳',
    })
  })
})

describe('the GAIL form', () => {
  const six: Answers = {
    gailAge: '45',
    gailMenarche: '1',
    gailFirstBirth: '0',
    gailRelatives: '0',
    gailBiopsy: '0',
    gailAtypical: '0',
  }

  test('[GAIL-01] [GAIL-04] [GAIL-06] [A16] it has six rows, all required', () => {
    expect(required('gail', {})).toEqual([
      'gailAge: gailAgeMissing',
      'gailMenarche: choose',
      'gailFirstBirth: choose',
      'gailRelatives: choose',
      'gailBiopsy: choose',
      'gailAtypical: choose',
    ])
    expect(required('gail', six)).toEqual([])
  })

  test('[A561] a number that is typed with full-width digits or a comma is stored and sent as a plain one', () => {
    const typed = { age: ' ４５', height: '１６５ ', weight: '55，5', childbirth: '１', menarcheAge: '１３' }
    const plain = { age: '45', height: '165', weight: '55.5', childbirth: '1', menarcheAge: '13' }
    expect(withAnswers(VARIANTS.fullRecord, woman, typed)).toMatchObject(plain)
    expect(settled(VARIANTS.fullRecord, { ...woman, ...typed })).toMatchObject(plain)
    expect(withAnswers(VARIANTS.relative, {}, { age: '0,5' })).toEqual({ age: '0.5' })
    expect(withAnswers(VARIANTS.gail, {}, { gailAge: '４５' })).toMatchObject({ gailAge: '45' })
  })

  test('[A427] a typed phone number, code or ID card loses what no number has', () => {
    const typed = { phone: '+86 138-1234 5678', phoneCode: '123 456', identityCard: '110101 19800101 123X' }
    expect(withAnswers(VARIANTS.profile, {}, typed)).toEqual({
      phone: '13812345678',
      phoneCode: '123456',
      identityCard: '11010119800101123X',
    })
  })

  test.each(['19', '85', '45.0', '4e1', '0x2D', '45a', '4 5', '-45'])(
    '[GAIL-05] the age "%s" is out of range',
    (gailAge) => {
      expect(required('gail', { ...six, gailAge })).toEqual(['gailAge: gailAgeOutside'])
    },
  )

  test('[GAIL-24] [A199] without a biopsy the atypical question is locked to none done, otherwise it offers the others', () => {
    const question = questionOf(VARIANTS.gail, 'gailAtypical')
    const offered = (gailBiopsy: string) => ('dictionary' in question ? optionsOf(question, { gailBiopsy }) : [])
    expect([offered('0'), offered('1'), offered('2')]).toEqual([['0'], ['1', '2', '3'], ['1', '2', '3']])
    const biopsied = withAnswers(VARIANTS.gail, six, { gailBiopsy: '1' })
    expect(biopsied.gailAtypical).toBe('')
    expect(problem('gail', 'gailAtypical', biopsied)).toBe('choose')
    expect(problem('gail', 'gailAtypical', { ...biopsied, gailAtypical: '0' })).toBe('choose')
    const confirmed = withAnswers(VARIANTS.gail, biopsied, { gailAtypical: '3' })
    expect(confirmed.gailAtypical).toBe('3')
    expect(withAnswers(VARIANTS.gail, confirmed, { gailBiopsy: '2' }).gailAtypical).toBe('3')
    expect(withAnswers(VARIANTS.gail, confirmed, { gailBiopsy: '0' }).gailAtypical).toBe('0')
    expect(startAnswers(VARIANTS.gail, { gailBiopsy: '0' })).toEqual({ gailBiopsy: '0', gailAtypical: '0' })
  })

  test('[GAIL-02] [A198] the answers reach the model, and a missing one never counts as 0', () => {
    expect(gailRisk(gailAnswersOf(six))).toEqual({ relativeRisk: '1.71', fiveYearRisk: '0.61' })
    for (const id of Object.keys(six)) expect(() => gailRisk(gailAnswersOf({ ...six, [id]: '' }))).toThrow(RangeError)
  })
})

describe('the forms for a relative and for the own record', () => {
  test('[PATIENT-11, PATIENT-12, PATIENT-14, PATIENT-15, PATIENT-16] few answers are required and all are validated', () => {
    expect(required('relative', {})).toEqual([
      'name: nameMissing',
      'age: ageMissing',
      'sex: choose',
      'lastPeriodDay: neitherPeriodNorMenopause',
    ])
    const odd = {
      name: '王芳',
      age: '0',
      sex: '0',
      phone: '12812345678',
      height: '300',
      weight: '-1',
      menopauseAge: '1',
    }
    expect(required('relative', odd)).toEqual([
      'age: ageWrong',
      'phone: phoneWrong',
      'height: heightWrong',
      'weight: heightWrong',
      'menopauseAge: ageWrong',
    ])
    expect(required('relative', { name: '王芳', age: '0.5', sex: '0', menopauseAge: '50' })).toEqual([])
    expect(required('relative', { name: '王强', age: '45.5', sex: '1' })).toEqual([])
  })

  test('[A402] the own record has no phone number', () => {
    expect(questionsOf(VARIANTS.relative)).toContain('phone')
    expect(questionsOf(VARIANTS.ownRecord)).not.toContain('phone')
  })
})
