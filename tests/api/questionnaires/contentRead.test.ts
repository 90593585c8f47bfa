import { describe, expect, test } from 'vitest'
import { answersIn, answersOfContent, lacksMeasures } from '@/api/questionnaires/answers'
import { contentOf } from '@/api/questionnaires/content'
import { listOf, textOf, type Answers } from '@/domain/questionForm/question'
import { readContent, type Content } from '@/domain/questionnaires/storedContent'
import { problemsOf } from '@/domain/questionForm/problems'
import { VARIANTS } from '@/domain/questionForm/variants'
import { woman } from '../../support/questionnaireAnswers'

const { fullRecord, inspection, shortOnSite } = VARIANTS
const inspected = (part: Answers, stored: Content = {}) => contentOf(inspection, { ...woman, ...part }, stored)
const short = (part: Answers, stored: Content = {}) =>
  contentOf(shortOnSite, { name: '王芳', age: '45', sex: '0', ...part }, stored)

describe('content as it is read', () => {
  test('[FULLQ-40] [FULLQ-41] [A193] a zero menopause or first-birth age is unset; a code as text is an answer', () => {
    const zero = { menstrufeeding: { menopausetime: 0, f_pregnancy: 0, m_age: 13 } }
    expect(answersOfContent(inspection, zero)).toEqual({ menarcheAge: '13' })
    expect(answersOfContent(inspection, { menstrufeeding: { menopausetime: '0', f_pregnancy: '26' } })).toEqual({
      firstPregnancyAge: '26',
    })
    expect(
      answersOfContent(shortOnSite, { menstrufeeding: { is_lh: false, men_age: 0, first_birth_age: 0 } }),
    ).toEqual({ lactation: 'no' })
    expect(
      answersOfContent(shortOnSite, { menstrufeeding: { is_lh: false, men_age: '0', first_birth_age: '0' } }),
    ).toEqual({ lactation: 'no', menopauseBand: '0', firstBirthBand: '0' })
  })

  test.each([
    [0, 0],
    ['0', '0'],
    ['0.0', '0.00'],
    ['0 cm', '0公斤'],
  ])('[A478] a stored height of %j and weight of %j are empty', (height, weight) => {
    const content = { basicinfo: { height, weight } }
    expect(answersOfContent(fullRecord, content)).toEqual({})
    expect(lacksMeasures({ basicinfo: { height, weight: 55 } })).toBe(true)
    expect(lacksMeasures({ basicinfo: { height: 160, weight } })).toBe(true)
    expect(contentOf(fullRecord, {}, content)).toMatchObject({ basicinfo: { height: null, weight: null } })
  })

  test('[A179] a blank, null, an empty list and an empty object are read as empty', () => {
    for (const text of [null, '', '  ', '\uFEFF', 'null', '[]', '"{}"', '""', '"[]"', {}, []])
      expect(readContent(text)).toEqual({})
    expect(readContent('{"basicinfo":{"name":"王芳"}}')).toEqual({ basicinfo: { name: '王芳' } })
    expect(readContent({ basicinfo: { name: '王芳' } })).toEqual({ basicinfo: { name: '王芳' } })
  })

  test('[A436] [A629] what is neither empty nor an object is unreadable', () => {
    for (const text of [undefined, '[{}]', '[null]', '"?"', '7', 'true', [{}], [null], 7, false])
      expect(readContent(text)).toBeUndefined()
  })

  test('[A436] a text that does not parse is unreadable, which is not the same as empty', () => {
    const escaped = '{&quot;basicinfo&quot;:{}}'
    for (const text of ['{', '{"a":1', escaped, JSON.stringify(escaped), '['.repeat(50_000)])
      expect(readContent(text)).toBeUndefined()
  })

  test('[A436] [A382] content that is encoded twice or begins with a mark is read', () => {
    const text = '{"basicinfo":{"name":"王芳"},"edition":1745039284758347777}'
    const content = { basicinfo: { name: '王芳' }, edition: '1745039284758347777' }
    for (const stored of [JSON.stringify(text), `\uFEFF${text}`, JSON.stringify(`\uFEFF${text}`)])
      expect(readContent(stored)).toEqual(content)
  })

  test('[A145] flags and codes are read as texts or numbers, lists joined or single, times above three', () => {
    const old = {
      basicinfo: { name: ' 王芳 ', age: '45', sex: 0, height: '162', weight: '55.50' },
      family: {
        relatives_1st: '1',
        c_1strelatives: '2, 0',
        relatives_2nd: 0,
        biopsy: 'true',
        biopsytimes: 5,
        biopsyresult: [2, '0', '9', null],
      },
      factor: { smoking: '0', drink: 1 },
      menstrufeeding: { m_lastday: '2026-11-01 00:00:00' },
    }
    expect(answersOfContent(inspection, old)).toEqual({
      name: '王芳',
      age: '45',
      sex: '0',
      height: '162',
      weight: '55.50',
      lastPeriodDay: '2026-11-01',
      smoking: 'no',
      drink: 'yes',
      firstDegree: 'yes',
      firstDegreeWho: ['0', '2'],
      secondDegree: 'no',
      biopsy: 'yes',
      biopsyTimes: { stored: 5, shown: '3' },
      biopsyResult: { stored: [2, '0', '9', null], shown: ['0', '2', '9'] },
    })
  })

  test('[FULLQ-42, A436] a stored text that is no number is never shown as 0, and is sent back unchanged', () => {
    const stored = {
      basicinfo: { age: 'abc' },
      menstrufeeding: { childbirth: 'two', m_age: -1, menopausetime: '5o', f_pregnancy: 26 },
    }
    const answers = answersOfContent(inspection, stored)
    for (const id of ['age', 'childbirth', 'menarcheAge', 'menopauseAge'] as const)
      expect(textOf(answers, id)).toBe('')
    expect(problemsOf(inspection, answers, '2026-11-21').filter(({ problem }) => problem.endsWith('Wrong'))).toEqual(
      [],
    )
    expect(contentOf(inspection, answers, stored)).toMatchObject(stored)
    expect(contentOf(inspection, { ...answers, age: '45' }, stored)).toMatchObject({
      ...stored,
      basicinfo: { age: 45 },
    })
  })

  test.each([null, '', ' '])('[A416] [A436] a content stays full with the keys of the short one as %j', (blank) => {
    const content = { menstrufeeding: { m_age: 13, is_m_age: blank, is_men_age: blank, is_lh: blank } }
    expect(answersOfContent(inspection, content).menarcheAge).toBe('13')
    expect(answersIn(content)).toMatchObject({ form: 'full', answers: { menarcheAge: '13' } })
  })

  test('[A420] an unknown code is sent back unchanged, unless its question is answered again', () => {
    const stored = {
      basicinfo: { sex: '0' },
      family: { relatives_1st: true, c_1strelatives: '0,3', biopsy: true, biopsytimes: 5, biopsyresult: ['9'] },
      breast: { breasttype: '9', left: { nipple: 7 } },
    }
    const answers = answersOfContent(fullRecord, stored)
    expect(listOf(answers, 'firstDegreeWho')).toEqual(['0', '3'])
    expect(contentOf(fullRecord, { ...answers, weight: '60' }, stored)).toMatchObject(stored)
    expect(contentOf(fullRecord, { ...answers, firstDegreeWho: ['0', '1'], breastType: '1' }, stored)).toMatchObject({
      family: { c_1strelatives: ['0', '1'], biopsyresult: ['9'] },
      breast: { breasttype: '1', left: { nipple: 7 } },
    })
  })

  test('[A436] an older record with units, other days and full-width figures is read', () => {
    const old = {
      basicinfo: { name: 123, ethnicity: 1, age: '45岁', height: '158 CM', weight: '６０．５㎏' },
      menstrufeeding: { m_lastday: '2026/1/5', m_age: '13 岁' },
    }
    expect(answersOfContent(fullRecord, old)).toEqual({
      name: '123',
      ethnicity: '1',
      age: '45',
      height: '158',
      weight: '60.5',
      lastPeriodDay: '2026-01-05',
      menarcheAge: '13',
    })
    for (const height of ['1.58m', '158cm左右', '158kg', '5尺', '-158'])
      expect(answersOfContent(fullRecord, { basicinfo: { height } })).toEqual({
        height: { stored: height, shown: '' },
      })
  })

  test.each(['158.0', '158.00cm', '158.0 CM'])('[A436] a stored height of %j is whole', (height) => {
    const answers = answersOfContent(fullRecord, { basicinfo: { height, age: '45.0' } })
    expect(answers).toEqual({ height: '158', age: '45' })
    const problems = problemsOf(fullRecord, answers, '2026-11-21').map(({ question }) => question)
    expect(problems.filter((id) => id === 'height' || id === 'age')).toEqual([])
  })

  test('[A179, A436] unusable values are no answers, and are sent back unchanged', () => {
    const odd = {
      basicinfo: { name: {}, age: true, sex: '2', height: [], ethnicity: null },
      family: [],
      factor: 'x',
      menstrufeeding: { special: 'maybe', m_lastday: '2026-02-30' },
      gail: null,
      breast: { left: 7 },
    }
    const answers = answersOfContent(fullRecord, odd)
    for (const id of ['name', 'age', 'sex', 'height', 'special', 'lastPeriodDay'] as const)
      expect(textOf(answers, id)).toBe('')
    expect(contentOf(fullRecord, answers, odd)).toMatchObject({
      basicinfo: { name: {}, age: true, sex: '2' },
      menstrufeeding: { special: 'maybe', m_lastday: '2026-02-30' },
    })
  })

  test('[FULLQ-46] [A38] a stored GAIL count above 0 sets the flag of the full form', () => {
    expect(answersOfContent(inspection, { family: { relatives_1st: false }, gail: { relatives_1st: 2 } })).toEqual({
      firstDegree: 'yes',
    })
    expect(answersOfContent(inspection, { family: { relatives_1st: false }, gail: { relatives_1st: 0 } })).toEqual({
      firstDegree: 'no',
    })
  })

  test('[A541] an old record that names relatives or a biopsy without a flag is read as yes, and a save keeps it', () => {
    const old = {
      family: {
        relatives_1st: null,
        c_1strelatives: ['0'],
        c_2ndrelatives: ['1'],
        biopsytimes: 1,
        biopsyresult: ['2'],
      },
    }
    const answers = answersOfContent(inspection, old)
    expect(answers).toMatchObject({ firstDegree: 'yes', secondDegree: 'yes', biopsy: 'yes' })
    expect(contentOf(inspection, { ...answers, drink: 'no' }, old)).toMatchObject({
      family: {
        relatives_1st: true,
        c_1strelatives: ['0'],
        relatives_2nd: true,
        c_2ndrelatives: ['1'],
        biopsy: true,
        biopsytimes: 1,
        biopsyresult: ['2'],
      },
      gail: { relatives_1st: 1, biopsy: 1, atypical: 3 },
    })
  })

  test.each([
    [{ biopsytimes: 2 }, 'yes'],
    [{ biopsyresult: ['0'] }, 'yes'],
    [{ biopsy: false, biopsytimes: 2, biopsyresult: ['2'] }, 'no'],
    [{ biopsytimes: 0, biopsyresult: [] }, undefined],
    [{ biopsytimes: null, biopsyresult: null }, undefined],
  ])('[A541] the family part %j says of a biopsy: %s', (family, biopsy) => {
    expect(answersOfContent(inspection, { family }).biopsy).toBe(biopsy)
  })

  test('[A436] [A541] an unreadable detail of an unanswered question is kept by a save, and a no removes it', () => {
    const old = { family: { biopsy: null, biopsytimes: 'a few', biopsyresult: null } }
    const answers = answersOfContent(inspection, old)
    expect(answers.biopsy).toBeUndefined()
    expect(contentOf(inspection, answers, old)).toMatchObject({ family: { biopsy: null, biopsytimes: 'a few' } })
    expect(contentOf(inspection, { ...answers, biopsy: 'no' }, old)).toMatchObject({
      family: { biopsy: false, biopsytimes: null },
    })
  })

  test('[A541] a stored no stays, whatever the lists name', () => {
    const family = { relatives_1st: false, c_1strelatives: ['0'], relatives_2nd: false, c_2ndrelatives: ['1'] }
    expect(answersOfContent(inspection, { family })).toMatchObject({ firstDegree: 'no', secondDegree: 'no' })
  })

  test('[A192] the m_age of the other content is read neither as an age nor as a code', () => {
    expect(answersOfContent(inspection, short({ menarche: 'yes', menarcheBand: '1' }))).not.toHaveProperty(
      'menarcheAge',
    )
    expect(answersOfContent(shortOnSite, inspected({ menarcheAge: '1' }))).not.toHaveProperty('menarcheBand')
  })
})
