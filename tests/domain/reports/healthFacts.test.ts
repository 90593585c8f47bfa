import { QUESTIONS } from '@/domain/questionForm/questions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersIn } from '@/api/questionnaires/answers'
import { readBmi } from '@/domain/bmi'
import { evaluationAdvice } from '@/domain/evaluationAdvice'
import type { Answers } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { answeredSections } from '@/domain/reports/answerSet'
import {
  adviceIn,
  bodyOf,
  evaluationFacts,
  hasAtypicalHyperplasia,
  highRisks,
  isBodyDoubtful,
  positiveFactors,
  uncounted,
  withHeader,
  type Factor,
} from '@/domain/reports/healthFacts'
import { EMPTY_HEADER } from '../../support/fixtures/report'
import { breast, woman } from '../../support/questionnaireAnswers'
import { anyAnswers } from '../../support/arbitraryAnswers'

const calm: Answers = {
  age: '38',
  sex: '0',
  height: '163',
  weight: '58.5',
  firstDegree: 'no',
  secondDegree: 'no',
  smoking: 'no',
  drink: 'no',
}
const advice = (part: Answers) => evaluationAdvice(evaluationFacts({ ...calm, ...part }))

describe('[A615] [A626] advice without a standard interval, an age or a sex', () => {
  const adviceOf = (answers: Answers) => adviceIn({ form: 'full', answers })
  test.each<[string, Answers, 'men' | 'pregnancy' | 'young']>([
    ['a man of whom nothing else is known', { sex: '1' }, 'men'],
    ['a man without an age', { ...calm, sex: '1', age: '' }, 'men'],
    ['a pregnant woman without an age', { ...calm, special: 'yes', age: '' }, 'pregnancy'],
    ['somebody pregnant without a sex', { special: 'yes' }, 'pregnancy'],
    ['a girl of 17', { ...calm, age: '17' }, 'young'],
    ['a girl of 12 whose mother was ill', { ...calm, age: '12', firstDegree: 'yes' }, 'young'],
    ['somebody of 12 without a sex', { age: '12', firstDegree: 'yes' }, 'young'],
    ['a pregnant girl', { ...calm, age: '16', special: 'yes' }, 'pregnancy'],
    ['a boy', { sex: '1', age: '12' }, 'men'],
  ])('no interval applies to %s', (_who, answers, special) => {
    expect(adviceOf(answers)).toMatchObject({ special, evaluation: 'specialCase', lacksPerson: false })
  })

  test.each<[string, Answers, boolean]>([
    ['a mother but no age', { sex: '0', firstDegree: 'yes' }, true],
    ['a mother but no sex', { age: '46', firstDegree: 'yes' }, true],
    ['a mother, an age and a sex', { ...calm, firstDegree: 'yes' }, false],
    ['nothing that decides', { sex: '0' }, false],
    ['the age of 18', { ...calm, age: '18' }, false],
  ])('answers with %s count as lacking the person: %s', (_what, answers, lacksPerson) => {
    expect(adviceOf(answers)).toMatchObject({ special: undefined, lacksPerson })
  })
})

describe('the evaluation of the health report', () => {
  test.each<[string, Answers, string | undefined]>([
    ['nothing', {}, 'twoYears'],
    ['a mother', { firstDegree: 'yes', firstDegreeWho: ['0'] }, 'twoExamsWithinAYear'],
    ['a relative whose degree alone is told', { firstDegree: 'yes' }, 'twoExamsWithinAYear'],
    ['names without a yes', { firstDegree: '', firstDegreeWho: ['2'] }, 'twoExamsWithinAYear'],
    ['names that a no takes back', { firstDegreeWho: ['0'] }, 'twoYears'],
    ['relatives about whom nothing is told', { firstDegree: '', secondDegree: '' }, 'twoYears'],
    ['an aunt', { secondDegree: 'yes', secondDegreeWho: ['0'] }, 'oneYear'],
    ['an aunt and a grandmother', { secondDegree: 'yes', secondDegreeWho: ['0', '2'] }, 'twoExamsWithinAYear'],
    ['somebody in the family (short form)', { breastCancer: 'yes' }, 'oneYear'],
    [
      'an aunt, named after a short form told of somebody',
      { breastCancer: 'yes', secondDegree: 'yes', secondDegreeWho: ['0'] },
      'oneYear',
    ],
    [
      'an aunt and a grandmother, named after a short form told of somebody',
      { breastCancer: 'yes', secondDegree: 'yes', secondDegreeWho: ['0', '2'] },
      'twoExamsWithinAYear',
    ],
    ['55 without menopause', { age: '55' }, 'oneYear'],
    ['55 with menopause', { age: '55', menopauseAge: '51' }, 'twoYears'],
    ['55 with menopause (short form)', { age: '55', menopause: 'yes', menopauseBand: '1' }, 'twoYears'],
    ['40 with two burdens', { age: '40', sleepDebt: 'yes', abortion: 'yes' }, 'oneYear'],
    ['pregnant', { special: 'yes', firstDegree: 'yes' }, 'specialCase'],
    ['a man', { sex: '1' }, 'specialCase'],
    ['no age', { age: '' }, undefined],
    ['an age that is none', { age: '4e1' }, undefined],
    ['an age that only the questionnaires allow', { age: '139' }, 'oneYear'],
    ['an age that no form allows', { age: '140' }, undefined],
    ['a decimal age of a record', { age: '38.5' }, 'twoYears'],
    ['no sex', { sex: '' }, undefined],
    ['another sex', { sex: '2' }, undefined],
  ])(
    '[HSREP-04] [HSREP-05] [HSREP-06] [HSREP-07] [A213] it gives the right advice for %s',
    (_name, part, expected) => {
      expect(advice(part)).toBe(expected)
    },
  )

  test.each<[Answers, boolean]>([
    [{ biopsyResult: ['0', '1'] }, false],
    [{ biopsyResult: ['1', '2'] }, true],
    [{ gailAtypical: '3' }, true],
    [{ gailAtypical: '2' }, false],
    [{}, false],
  ])('[HSREP-02] atypical hyperplasia is read from %j: %s', (answers, expected) => {
    expect(hasAtypicalHyperplasia(answers)).toBe(expected)
  })
})

test.each<[Answers, string[]]>([
  [{ brca: 'yes', chestRadiotherapy: 'yes' }, ['brca', 'chestRadiotherapy']],
  [{ brca: 'no', chestRadiotherapy: 'yes' }, ['chestRadiotherapy']],
  [{ brca: { stored: 'maybe', shown: '' }, ovarianTumour: 'yes', mastitis: 'yes' }, []],
])('[A553] the answers that need a specialist are read from %j: %j', (answers, expected) => {
  expect(highRisks(answers)).toEqual(expected)
  expect(adviceIn({ form: 'short', answers: { ...woman, ...answers } }).history).toBe(expected.length > 0)
})

test('[A213] an open question about miscarriage or abortion is not named as one that the advice counts', () => {
  const { abortion: _open, smoking: _other, ...rest } = woman
  expect(uncounted({ form: 'full', answers: rest })).toEqual(['smoking'])
  expect(uncounted({ form: 'full', answers: { ...woman, abortion: { stored: 'maybe', shown: '' } } })).toEqual([])
})

describe('the lifestyle advice of the health report', () => {
  test.each<[string, Answers, string[]]>([
    ['nothing', {}, []],
    // 64 / 1.6² is 25 exactly: above 24 for a woman, not above 25 for a man.
    ['a woman of 25', { height: '160', weight: '64' }, ['weight']],
    ['a man of 25', { sex: '1', height: '160', weight: '64' }, []],
    [
      'everything',
      {
        weight: '90',
        smoking: 'yes',
        drink: 'yes',
        lackExercise: 'yes',
        sleepDebt: 'yes',
        contraception: 'yes',
        useProduct: 'yes',
        firstDegree: 'yes',
      },
      ['weight', 'smoking', 'drink', 'lackExercise', 'sleepDebt', 'contraception', 'useProduct', 'family'],
    ],
    ['hormones of the short form', { estrogen: 'yes', hormones: 'yes' }, ['contraception', 'useProduct']],
    ['an aunt', { secondDegree: 'yes' }, ['family']],
    ['an abortion alone', { abortion: 'yes' }, []],
    // 78 / 1.63² = 29.3…; the advised range is that of adults.
    ['a girl of 17', { age: '17', weight: '78' }, []],
    ['a woman of 18', { age: '18', weight: '78' }, ['weight']],
    ['a woman without an age', { age: '', weight: '78' }, ['weight']],
  ])('[HSREP-03] [HSREP-09] [A214] it has the right subjects for %s', (_name, part, expected) => {
    expect(positiveFactors({ ...calm, ...part })).toEqual(expected)
  })

  test('[A205] an impossible height or weight gives no measures', () => {
    for (const part of [{ height: '' }, { height: '1.63' }, { weight: '0' }, { weight: 'x' }, { sex: '' }])
      expect(bodyOf({ ...calm, ...part })).toBeUndefined()
    expect(bodyOf(calm)).toEqual({ sex: '0', heightCm: 163, weightKg: '58.5' })
  })
})

test.each<[Answers, boolean]>([
  [{}, false],
  [{ height: '162.5' }, false],
  [{ height: '1.62' }, true],
  [{ weight: '0' }, true],
  [{ weight: '250' }, true],
  [{ height: '' }, false],
  [{ weight: '' }, false],
  [{ height: { stored: '5尺', shown: '' } }, false],
])('[A205] [A462] height and weight that are answered but give no index are doubtful: %j, %s', (part, isDoubtful) => {
  expect(isBodyDoubtful({ ...calm, ...part })).toBe(isDoubtful)
})

test.each([
  // 50 / 1.63² = 18.8…, 58.5: 22.0…, 64: 24.08…, 78: 29.3…; 22 x 1.63² = 58.45…
  ['0', '50', { bmi: '18.8', name: 'light', range: { below: 19 }, referenceKg: 58.5 }],
  ['0', '58.5', { bmi: '22.0', name: 'normal', range: { from: 19, below: 24 }, referenceKg: 58.5 }],
  ['0', '64', { bmi: '24.0', name: 'overweight', range: { from: 24, below: 29 }, referenceKg: 58.5 }],
  ['0', '78', { bmi: '29.3', name: 'obese', range: { from: 29 }, referenceKg: 58.5 }],
  ['1', '64', { bmi: '24.0', name: 'normal', range: { from: 20, below: 25 }, referenceKg: 58.5 }],
] as const)(
  '[RISKREP-09] [A204] [A207] the body mass index is right for sex %s with %s kg',
  (sex, weightKg, reading) => {
    expect(readBmi({ sex, heightCm: 163, weightKg })).toEqual(reading)
  },
)

test.each<[string, Answers, Factor[]]>([
  ['a woman', { sex: '0', contraception: 'yes' }, ['contraception']],
  ['a man whose record keeps an answer for women', { sex: '1', contraception: 'yes' }, []],
  ['a man who takes estrogen', { sex: '1', contraception: 'yes', estrogen: 'yes' }, ['contraception']],
  ['a person without a sex', { sex: '', contraception: 'yes' }, ['contraception']],
])('[A184] [HSREP-09] contraception counts only where it is asked: %s', (_who, part, factors) => {
  expect(positiveFactors({ ...calm, ...part })).toEqual(factors)
})

test('[RISKREP-11] the header fills in answers that are left open, and always the sex', () => {
  const header = { ...EMPTY_HEADER, patientName: '林', sex: 'male' as const, age: 51 }
  expect(withHeader({ form: 'full', answers: { age: '44', sex: '0' } }, header).answers).toEqual({
    name: '林',
    age: '44',
    sex: '1',
  })
  // An unreadable stored answer does not hide what the report says.
  expect(withHeader({ form: 'full', answers: { name: '林婉' } }, header).answers.name).toBe('林婉')
  expect(withHeader({ form: 'full', answers: { age: { stored: '不详', shown: '' } } }, header).answers.age).toBe('51')
  // What the header leaves open hides no answer, and fills in none.
  expect(withHeader({ form: 'full', answers: { name: '林', sex: '0' } }, EMPTY_HEADER).answers).toEqual({
    name: '林',
    sex: '0',
  })
})

test('[HSREP-01] the day of the answers is that of the examination', () => {
  const dayOf = (examinedAt: string | undefined) =>
    withHeader({ form: 'full', answers: {} }, { ...EMPTY_HEADER, examinedAt }).day
  expect(['2026-11-24 09:02:00', '2026-11-24', undefined, ''].map(dayOf)).toEqual([
    '2026-11-24',
    '2026-11-24',
    undefined,
    undefined,
  ])
})

describe('the questionnaire shown by its sections', () => {
  test('[HSREP-01] it lists the answered and the open questions', () => {
    const { abortion: _open, ...rest } = woman
    const sections = answeredSections({ form: 'full', answers: rest })
    expect(sections.map(({ id }) => id)).toEqual(['basicInfo', 'menstruation', 'familyAndBiopsy', 'habits'])
    expect(sections.map(({ open }) => open)).toEqual([[], [], ['abortion'], []])
  })

  test('[HSREP-01] it lists a question that was added later only as open in records of that day or a later one', () => {
    const { abortion: _open, ...rest } = woman
    const openOn = (day: string | undefined) =>
      answeredSections({ form: 'full', answers: rest, day }).flatMap(({ open }) => open)
    const question = QUESTIONS.abortion
    question.askedSince = '2026-11-24'
    const found = [undefined, '2026-11-23', '2026-11-24', '2026-12-01'].map(openOn)
    delete question.askedSince
    expect(found).toEqual([[], [], ['abortion'], ['abortion']])
  })

  test('[HSREP-01] it lists the breasts only where they were answered', () => {
    expect(answeredSections({ form: 'full', answers: { ...woman, ...breast } }).at(-1)?.id).toBe('breast')
    const few = answeredSections({ form: 'full', answers: { name: '王芳' } })
    expect(few.map(({ id }) => id)).toEqual(['basicInfo', 'menstruation', 'familyAndBiopsy', 'habits'])
    const breastOf = (part: Answers) =>
      answeredSections({ form: 'full', answers: { ...woman, ...part } }).find(({ id }) => id === 'breast')
    expect(breastOf({ breastResults: 'yes' })).toBeUndefined()
    expect(breastOf({ breastResults: 'yes', breastType: '2' })?.answered).toEqual(['breastType'])
    expect(breastOf(breast)?.answered).not.toContain('breastResults')
  })

  test('[HSREP-01] the last period and the age at menopause answer each other', () => {
    const openWith = (part: Answers) =>
      answeredSections({ form: 'full', answers: { ...woman, ...part } }).flatMap(({ open }) => open)
    expect(openWith({ lastPeriodDay: '' })).toEqual(['lastPeriodDay', 'menopauseAge'])
    expect(openWith({ lastPeriodDay: '', menopauseAge: '44' })).toEqual([])
  })

  test('[HSREP-01] the short form includes the person and the supplemented answers', () => {
    const content = {
      basicinfo: { name: '沈若兰', age: 46, sex: '0' },
      menstrufeeding: { is_m_age: true, m_age: '1', is_men_age: false, is_lh: false, special: false },
      family: { fnbc: true },
      factor: { smoking: false, sleep_debt: true },
    }
    const reading = answersIn(content)
    const [basic, menstruation, family, habits] = answeredSections(reading)
    expect(reading.form).toBe('short')
    expect(basic).toEqual({ id: 'basicInfo', answered: ['name', 'age', 'sex'], open: [] })
    expect(menstruation?.answered).toEqual(['menarche', 'menarcheBand', 'menopause', 'lactation', 'special'])
    expect(menstruation?.open).toEqual(['firstBirthBand'])
    expect(family?.answered).toEqual(['breastCancer'])
    expect(habits?.answered).toEqual(['smoking', 'sleepDebt'])
  })

  test('[A542] the full form also lists answers of a short form that it does not ask itself', () => {
    const kept: Answers = { brca: 'yes', breastCancer: 'yes', estrogen: 'no', gailRelatives: '1', gailBiopsy: '2' }
    const listed = (part: Answers) =>
      answeredSections({ form: 'full', answers: { ...woman, ...kept, ...part } })
        .flatMap(({ answered }) => answered)
        .filter((id) => Object.keys(kept).includes(id))
    expect(listed({})).toEqual(['breastCancer', 'brca', 'estrogen'])
    expect(listed({ biopsy: '' })).toEqual(['breastCancer', 'brca', 'gailBiopsy', 'estrogen'])
  })

  test('[A373] the questionnaire of a man has nothing about periods, whatever he answered', () => {
    fc.assert(
      fc.property(anyAnswers(VARIANTS.fullRecord), (answers) => {
        const sections = answeredSections({ form: 'full', answers: { ...answers, sex: '1' } })
        expect(sections.map(({ id }) => id)).not.toContain('menstruation')
      }),
    )
  })

  test('[HSREP-01] no question is listed twice, nor both as answered and as open', () => {
    for (const form of ['full', 'short'] as const)
      fc.assert(
        fc.property(anyAnswers(VARIANTS.fullRecord), (answers) => {
          const all = answeredSections({ form, answers }).flatMap(({ answered, open }) => [...answered, ...open])
          expect(new Set(all).size).toBe(all.length)
        }),
      )
  })
})
