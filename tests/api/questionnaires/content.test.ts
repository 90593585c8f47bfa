import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersIn, answersOfContent } from '@/api/questionnaires/answers'
import { contentOf } from '@/api/questionnaires/content'
import { NO_CHANGES, type Answers } from '@/domain/questionForm/question'
import { readContent, type Content } from '@/domain/questionnaires/storedContent'
import { answersOfRelative } from '@/api/account/answers'
import { problemsOf } from '@/domain/questionForm/problems'
import { settled } from '@/domain/questionForm/form'
import { VARIANTS } from '@/domain/questionForm/variants'
import { breast, woman } from '../../support/questionnaireAnswers'
import { anyAnswers } from '../../support/arbitraryAnswers'

const { fullRecord, inspection, shortOnSite, supplementaryOwn, supplementaryRelative } = VARIANTS
const inspected = (part: Answers, stored: Content = {}) => contentOf(inspection, { ...woman, ...part }, stored)
const short = (part: Answers, stored: Content = {}) =>
  contentOf(shortOnSite, { name: '王芳', age: '45', sex: '0', ...part }, stored)

describe('the full content as it is sent', () => {
  test('[FULLQ-10, FULLQ-11, FULLQ-12, FULLQ-14, FULLQ-42] every key has its name, and numbers are numbers', () => {
    expect(inspected({})).toEqual({
      basicinfo: { name: '王芳', age: 45, sex: '0', height: 162, weight: 55.5, ethnicity: '汉族' },
      menstrufeeding: {
        m_lastday: '2026-11-01',
        childbirth: 2,
        f_pregnancy: 26,
        m_age: 13,
        menopausetime: null,
        special: false,
      },
      family: {
        relatives_1st: true,
        relatives_2nd: false,
        c_1strelatives: ['0', '2'],
        c_2ndrelatives: [],
        biopsy: true,
        biopsytimes: 3,
        biopsyresult: ['0', '2'],
        abortion: true,
      },
      gail: { relatives_1st: 2, biopsy: 2, atypical: 3 },
      factor: {
        smoking: false,
        drink: true,
        lack_exercise: true,
        sleep_debt: false,
        contraception: false,
        use_product: true,
      },
    })
  })

  test('[FULLQ-15] [A189] [A404] the breast part is nested, and exists only where it was asked', () => {
    expect(contentOf(fullRecord, { ...woman, ...breast }, {})['breast']).toEqual({
      breasttype: '2',
      left: { nipple: '0', skin: '1', discharge: '6', gland: '4', supernumerary: '1', pain: '6' },
      right: { nipple: '3', skin: '0', discharge: '0', gland: '0', supernumerary: '0', pain: '2' },
    })
    expect(inspected({})).not.toHaveProperty('breast')
  })

  test('[A425] the question that opens the breast part is not sent; without results to copy the part is null, whatever was stored', () => {
    const without = { ...woman, ...breast, breastResults: 'no' }
    expect(contentOf(fullRecord, without, {})['breast']).toBeNull()
    expect(contentOf(fullRecord, without, { breast: { breasttype: '1', left: { nipple: '2' } } })['breast']).toBeNull()
    expect(JSON.stringify(contentOf(fullRecord, { ...woman, ...breast }, {}))).not.toContain('esults')
    expect(inspected({}, { breast: { breasttype: '1' } })['breast']).toEqual({ breasttype: '1' })
  })

  test('[A425] stored findings open their part', () => {
    expect(answersOfContent(fullRecord, { breast: { right: { pain: '2' } } })).toEqual({
      breastResults: 'yes',
      rightPain: '2',
    })
    expect(answersOfContent(fullRecord, { breast: null })).toEqual({})
  })

  test('[A425] one answer says that nothing was found on both sides, and nothing else', () => {
    const { breasttype, left, right } = contentOf(fullRecord, { ...woman, breastResults: 'yes', ...NO_CHANGES }, {})[
      'breast'
    ] as Record<string, unknown>
    expect(left).toEqual({ nipple: '0', skin: '0', discharge: '0', gland: '0', supernumerary: '1', pain: '6' })
    expect([breasttype, right]).toEqual([null, left])
  })

  test('[FULLQ-43] without a biopsy its details are removed', () => {
    expect(inspected({ biopsy: 'no' })).toMatchObject({
      family: { biopsy: false, biopsytimes: null, biopsyresult: [] },
      gail: { biopsy: 0, atypical: 0 },
    })
  })

  test('[FULLQ-44] without such relatives the lists are removed', () => {
    const content = inspected({ firstDegree: 'no', secondDegree: 'no', secondDegreeWho: ['1'] })
    expect(content).toMatchObject({
      family: { relatives_1st: false, c_1strelatives: [], relatives_2nd: false, c_2ndrelatives: [] },
      gail: { relatives_1st: 0 },
    })
  })

  test.each([
    ['1', 1],
    ['2', 2],
    ['3', 2],
  ])('[FULLQ-13] [FULLQ-45] %s biopsies count as %s', (biopsyTimes, count) => {
    expect(inspected({ biopsyTimes })).toMatchObject({ gail: { biopsy: count } })
  })

  test.each([
    [['0'], 1],
    [['2'], 1],
    [['0', '1'], 2],
    [['0', '1', '2'], 2],
  ])('[FULLQ-13] [A38] relatives %s count as %s', (firstDegreeWho, count) => {
    expect(inspected({ firstDegreeWho })).toMatchObject({ gail: { relatives_1st: count } })
  })

  test.each([
    [['0', '1'], 1],
    [['2'], 3],
  ])('[FULLQ-13] [A183] biopsy results %s give atypical %s', (biopsyResult, atypical) => {
    expect(inspected({ biopsyResult })).toMatchObject({ gail: { atypical } })
  })

  test('[FULLQ-47] [FULLQ-48] [A184] a man’s content has no women-only answers, and its flags are false', () => {
    const content = inspected({ sex: '1', special: 'yes', contraception: 'yes' })
    expect(content['menstrufeeding']).toEqual({
      m_lastday: null,
      childbirth: null,
      f_pregnancy: null,
      m_age: null,
      menopausetime: null,
      special: false,
    })
    expect(content).toMatchObject({
      family: { abortion: false, biopsy: true },
      factor: { contraception: false, use_product: true },
    })
  })

  test('[FULLQ-42] [A185] without births there is no age at the first pregnancy; an open question is null, never 0', () => {
    expect(inspected({ childbirth: '0' })).toMatchObject({ menstrufeeding: { childbirth: 0, f_pregnancy: null } })
    expect(inspected({ childbirth: '', firstDegree: '', biopsy: '' })).toMatchObject({
      menstrufeeding: { childbirth: null },
      family: { relatives_1st: null, biopsy: null },
      gail: { relatives_1st: null, biopsy: null, atypical: null },
    })
    expect(inspected({ firstDegreeWho: [], biopsyTimes: '' })).toMatchObject({
      gail: { relatives_1st: null, biopsy: null },
    })
  })

  test('[FULLQ-42] a text that is no number is never sent as one', () => {
    for (const age of ['abc', '4 5', '4e1', '-45', '４e1']) expect(() => inspected({ age })).toThrow(RangeError)
  })
})

describe('the short content as it is sent', () => {
  test('[SHORTQ-03, SHORTQ-04, SHORTQ-05, FULLQ-13, A193] every key has its name, and options are texts', () => {
    const answers: Answers = {
      menarche: 'yes',
      menarcheBand: '0',
      menopause: 'yes',
      menopauseBand: '1',
      firstBirthBand: '0',
      lactation: 'yes',
      lactationTime: '2',
      breastCancer: 'yes',
      ovarianTumour: 'no',
      mastitis: 'no',
      benignBreastDisease: 'yes',
      chestRadiotherapy: 'no',
      brca: 'no',
      gailRelatives: '0',
      gailBiopsy: '1',
      gailAtypical: '2',
      smoking: 'no',
      drink: 'yes',
      estrogen: 'no',
      hormones: 'yes',
      emotions: 'no',
    }
    expect(short(answers)).toEqual({
      basicinfo: { name: '王芳', age: 45, sex: '0', height: null, weight: null, ethnicity: null },
      menstrufeeding: {
        is_m_age: true,
        m_age: '0',
        is_men_age: true,
        men_age: '1',
        first_birth_age: '0',
        is_lh: true,
        ob_lh: '2',
      },
      family: { fnbc: true, hpot: false, hom: false, bbdh: true, hcrb30: false, brca: false },
      gail: { relatives_1st: 0, biopsy: 1, atypical: 2 },
      factor: { smoking: false, drinking: true, ert: false, luphec: true, ef: false },
    })
  })

  test('[FULLQ-46] [A38] first-degree relatives in the GAIL part set the flag', () => {
    expect(short({ gailRelatives: '1' })).toMatchObject({
      gail: { relatives_1st: 1 },
      family: { relatives_1st: true },
    })
    expect(short({ gailRelatives: '0' })['family']).not.toHaveProperty('relatives_1st')
  })

  test('[SHORTQ-10] [A184] a man’s content has the female part reset', () => {
    const content = short({
      sex: '1',
      menarche: 'yes',
      menarcheBand: '0',
      menopause: 'yes',
      menopauseBand: '0',
      firstBirthBand: '1',
      lactation: 'yes',
      lactationTime: '1',
    })
    expect(content['menstrufeeding']).toEqual({
      is_m_age: false,
      m_age: null,
      is_men_age: false,
      men_age: null,
      first_birth_age: null,
      is_lh: false,
      ob_lh: null,
    })
  })

  test('[SHORTQ-03] an age band is sent with its flag', () => {
    expect(short({ menarche: 'no', menarcheBand: '0', menopause: 'no', menopauseBand: '0' })).toMatchObject({
      menstrufeeding: { is_m_age: false, m_age: null, is_men_age: false, men_age: null },
    })
  })

  test('[A179] an answer that was not asked is sent only when it is valid', () => {
    expect(short({ height: 'abc', weight: '55.5', ethnicity: '汉族' })).toMatchObject({
      basicinfo: { height: null, weight: 55.5, ethnicity: '汉族' },
    })
  })
})

describe('content sent on top of stored content', () => {
  const answers: Answers = {
    name: '王芳',
    age: '46',
    sex: '0',
    special: 'yes',
    abortion: 'no',
    lackExercise: 'no',
    sleepDebt: 'yes',
    contraception: 'yes',
    useProduct: 'no',
  }
  const stored: Content = { ...contentOf(fullRecord, { ...woman, ...breast }, {}), later: { added: [1] } }

  test('[SUPPQ-01, SUPPQ-02, SUPPQ-03, SUPPQ-06, A196] the supplement sets its six keys and leaves the others', () => {
    expect(contentOf(supplementaryOwn, answers, stored)).toEqual({
      ...stored,
      basicinfo: { name: '王芳', age: 46, sex: '0', height: 162, weight: 55.5, ethnicity: '汉族' },
      menstrufeeding: {
        m_lastday: '2026-11-01',
        childbirth: 2,
        f_pregnancy: 26,
        m_age: 13,
        menopausetime: null,
        special: true,
      },
      family: { ...Object(stored['family']), abortion: false },
      factor: {
        smoking: false,
        drink: true,
        lack_exercise: false,
        sleep_debt: true,
        contraception: true,
        use_product: false,
      },
    })
  })

  test('[SUPPQ-04] [A196] it adds nothing else to an empty or a short content', () => {
    expect(contentOf(supplementaryRelative, answers, {})).toEqual({
      basicinfo: { name: '王芳', age: 46, sex: '0' },
      menstrufeeding: { special: true },
      family: { abortion: false },
      factor: { lack_exercise: false, sleep_debt: true, contraception: true, use_product: false },
    })
    const onSite = short({ menarche: 'yes', menarcheBand: '1', gailRelatives: '2' })
    expect(contentOf(supplementaryRelative, answers, onSite)).toMatchObject({
      menstrufeeding: { is_m_age: true, m_age: '1', special: true },
      gail: { relatives_1st: 2 },
    })
  })

  test('[FULLQ-46] [A38] stored first-degree relatives in the GAIL part set the flag', () => {
    expect(contentOf(supplementaryRelative, answers, { gail: { relatives_1st: 2 } })).toMatchObject({
      gail: { relatives_1st: 2 },
      family: { relatives_1st: true },
    })
    expect(contentOf(supplementaryOwn, answers, { gail: { relatives_1st: 0 } })['family']).not.toHaveProperty(
      'relatives_1st',
    )
  })

  test('[SUPPQ-05] [FULLQ-47] a man’s stored female answers are emptied', () => {
    const content = contentOf(
      supplementaryRelative,
      { name: '王强', age: '46', sex: '1', lackExercise: 'no', sleepDebt: 'no', useProduct: 'no' },
      stored,
    )
    expect(content['menstrufeeding']).toEqual({
      m_lastday: null,
      childbirth: null,
      f_pregnancy: null,
      m_age: null,
      menopausetime: null,
      special: false,
    })
    expect(content).toMatchObject({ family: { abortion: false, biopsy: true }, factor: { contraception: false } })
  })

  test('[A172] the inspection form keeps height, weight, breast part and unknown keys unchanged', () => {
    const odd = { ...stored, basicinfo: { ...Object(stored['basicinfo']), height: 'tall', note: 'x' } }
    const content = contentOf(inspection, { ...woman, height: '170', name: '王方' }, odd)
    expect(content['basicinfo']).toEqual({
      name: '王方',
      age: 45,
      sex: '0',
      height: 'tall',
      weight: 55.5,
      ethnicity: '汉族',
      note: 'x',
    })
    expect([content['breast'], content['later']]).toEqual([stored['breast'], { added: [1] }])
  })

  test('[A601] stored values that the form would refuse are no errors, and are sent back as they are stored', () => {
    const odd = { m_lastday: '2018-05-01', m_age: '13.5岁', menopausetime: 150, childbirth: 1.5, f_pregnancy: 1 }
    const before = { ...inspected({}), menstrufeeding: odd }
    const answers = answersOfContent(inspection, before)
    expect(problemsOf(inspection, answers, '2026-11-21')).toEqual([])
    expect(contentOf(inspection, answers, before)).toMatchObject({ menstrufeeding: odd })
    expect(problemsOf(inspection, { ...answers, menarcheAge: '12.5' }, '2026-11-21')).toEqual([
      { question: 'menarcheAge', problem: 'ageWrong' },
    ])
  })

  test('[A601] a measure of the person that no form accepts is not copied into a questionnaire that does not ask it', () => {
    const person = answersOfRelative({ height: 500, weight: 60 })
    expect(inspected({ height: '', ...person })['basicinfo']).toMatchObject({ height: null, weight: 60 })
  })

  test('[A39] a full content replaces a short one, and the other way round', () => {
    const onSite = short({ menarche: 'yes', menarcheBand: '1', breastCancer: 'yes', estrogen: 'yes' })
    const replaced = inspected({}, onSite)
    expect(replaced).toMatchObject(inspected({}))
    expect(replaced['menstrufeeding']).toEqual(inspected({})['menstrufeeding'])
    expect(replaced['factor']).not.toHaveProperty('drinking')
    expect(inspected({ height: '' }, onSite)).toMatchObject({ basicinfo: { height: null, weight: 55.5 } })
    expect(short({ menarche: 'yes', menarcheBand: '1' }, inspected({}))).toMatchObject({
      menstrufeeding: { is_m_age: true, m_age: '1' },
      family: { fnbc: null },
    })
    expect(answersOfContent(shortOnSite, short({ menarche: 'yes', menarcheBand: '1' }, inspected({})))).toMatchObject({
      menarcheBand: '1',
    })
  })
})

describe('height and weight added to a short content', () => {
  const onSite = {
    basicinfo: { name: '王芳', age: 45, sex: '0' },
    menstrufeeding: { is_m_age: true, m_age: '1', is_men_age: false, is_lh: false },
    family: { fnbc: true, hpot: false, hom: false, bbdh: true, hcrb30: true, brca: true },
    gail: { relatives_1st: 0, biopsy: 2, atypical: 3 },
    factor: { smoking: false, drinking: true, ert: true, luphec: true, ef: false },
  }
  const measured = (part: Answers) =>
    contentOf(
      VARIANTS.inspectionMeasured,
      { ...answersOfContent(VARIANTS.inspectionMeasured, onSite), height: '162', weight: '55.5', ...part },
      onSite,
    )

  test('[A542] [A426] what the full form does not ask is kept, and drinking is filled in', () => {
    const content = measured({})
    expect(content).toMatchObject({
      basicinfo: { height: 162, weight: 55.5 },
      family: onSite.family,
      gail: { biopsy: 2, atypical: 3 },
      factor: { smoking: false, drink: true, ert: true, luphec: true, ef: false },
    })
    expect(answersIn(content)).toMatchObject({
      form: 'full',
      answers: { brca: 'yes', chestRadiotherapy: 'yes', gailBiopsy: '2', gailAtypical: '3', drink: 'yes' },
    })
  })

  test('[A542] an answer of the full form counts before the kept one', () => {
    expect(measured({ biopsy: 'no', firstDegree: 'yes', firstDegreeWho: ['0'], drink: 'no' })).toMatchObject({
      family: { relatives_1st: true },
      gail: { relatives_1st: 1, biopsy: 0, atypical: 0 },
      factor: { drink: false },
    })
  })

  test('[A542] an answer of the full form that is taken back is not kept in the GAIL part', () => {
    const before = inspected({})
    const content = contentOf(inspection, { ...answersOfContent(inspection, before), biopsy: '' }, before)
    expect(content).toMatchObject({ gail: { relatives_1st: 2, biopsy: null, atypical: null } })
  })
})

describe('round trips', () => {
  test.each([['fullRecord'], ['inspection'], ['shortOnSite'], ['supplementaryRelative']] as const)(
    '[FULLQ-09] [A179] sent answers of %s are read back the same',
    (id) => {
      const variant = VARIANTS[id]
      fc.assert(
        fc.property(anyAnswers(variant), (answers) => {
          const sent = settled(variant, answers)
          const content = contentOf(variant, answers, {})
          const back = answersOfContent(variant, readContent(JSON.stringify(content)) ?? {})
          // Neither is part of the content (A392, A425).
          const { identityCard, breastResults } = sent
          expect({ ...settled(variant, back), identityCard, breastResults }).toEqual({
            ...sent,
            identityCard,
            breastResults,
          })
          expect(contentOf(variant, back, content)).toEqual(content)
        }),
      )
    },
  )

  test('[FULLQ-09] an object where the count of relatives belongs is no relative, and stays as it is', () => {
    const stored = readContent('{"gail":{"relatives_1st":{"toString":{}}}}') ?? {}
    expect(answersOfContent(VARIANTS.fullRecord, stored).firstDegree).toBeUndefined()
    expect(contentOf(VARIANTS.fullRecord, {}, stored)).toHaveProperty('gail.relatives_1st', { toString: {} })
  })

  test('[FULLQ-09] [A179] reading never throws and writing keeps an object, whatever is stored', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...Object.values(VARIANTS)), (json, variant) => {
        expect(() => answersOfContent(variant, readContent(json) ?? {})).not.toThrow()
        expect(contentOf(variant, {}, readContent(json) ?? {})).toBeTypeOf('object')
      }),
    )
    const section = fc.dictionary(
      fc.constantFrom(
        'm_age',
        'age',
        'is_m_age',
        'biopsytimes',
        'left',
        'c_1strelatives',
        'relatives_1st',
        '__proto__',
      ),
      fc.jsonValue(),
    )
    const content = fc.dictionary(
      fc.constantFrom('basicinfo', 'menstrufeeding', 'family', 'gail', 'factor', 'breast'),
      fc.oneof(section, fc.jsonValue()),
    )
    fc.assert(
      fc.property(content, fc.constantFrom(...Object.values(VARIANTS)), (stored, variant) => {
        expect(() => answersOfContent(variant, readContent(JSON.stringify(stored)) ?? {})).not.toThrow()
        expect(contentOf(variant, {}, readContent(JSON.stringify(stored)) ?? {})).toBeTypeOf('object')
      }),
    )
  })
})
