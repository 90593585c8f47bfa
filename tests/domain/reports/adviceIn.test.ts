import { describe, expect, test } from 'vitest'
import type { EvaluationAdvice } from '@/domain/evaluationAdvice'
import type { Answer, Answers, QuestionId } from '@/domain/questionForm/question'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { adviceIn, mayBePregnant, uncounted } from '@/domain/reports/healthFacts'
import type { ReportHeader } from '@/domain/reports/report'
import { groupInHeader } from '@/domain/reports/specialGroup'
import { EMPTY_HEADER } from '../../support/fixtures/report'
import { breast, woman } from '../../support/questionnaireAnswers'

const shortWoman: Answers = {
  menopause: 'no',
  breastCancer: 'no',
  smoking: 'no',
  drink: 'no',
  special: 'no',
  sex: '0',
}

describe('[A543] an interval needs an answer that the rules use', () => {
  const evaluationOf = (part: Answers) =>
    adviceIn({ form: 'full', answers: { age: '46', sex: '0', ...part } }).evaluation

  test('nothing is advised to a woman of whom only other answers are known', () => {
    expect([evaluationOf({}), evaluationOf({ menarcheAge: '13', brca: 'no' })]).toEqual([undefined, undefined])
  })

  test.each<[QuestionId, Answer, EvaluationAdvice]>([
    ['special', 'no', 'twoYears'],
    ['firstDegree', 'no', 'twoYears'],
    ['firstDegreeWho', ['0'], 'twoExamsWithinAYear'],
    ['secondDegree', 'no', 'twoYears'],
    ['secondDegreeWho', ['0'], 'oneYear'],
    ['breastCancer', 'no', 'twoYears'],
    ['menopause', 'no', 'twoYears'],
    ['menopauseAge', '45', 'twoYears'],
    ['abortion', 'no', 'twoYears'],
    ['smoking', 'no', 'twoYears'],
    ['drink', 'no', 'twoYears'],
    ['lackExercise', 'no', 'twoYears'],
    ['sleepDebt', 'no', 'twoYears'],
    ['contraception', 'no', 'twoYears'],
    ['useProduct', 'no', 'twoYears'],
  ])('the answer %s alone, %j, is enough for %s', (id, answer, expected) => {
    expect(evaluationOf({ [id]: answer })).toBe(expected)
  })
})

describe('[A627] whether a woman may be pregnant', () => {
  test.each<[string, Answers, boolean]>([
    ['a woman of 54 who was not asked', { sex: '0', age: '54' }, true],
    ['a woman of 55 who was not asked', { sex: '0', age: '55' }, false],
    ['a woman of 55 who said so', { sex: '0', age: '55', special: 'yes' }, true],
    ['a woman who denied it', { sex: '0', age: '30', special: 'no' }, false],
    ['a woman with an age of menopause', { sex: '0', age: '50', menopauseAge: '48' }, false],
    [
      'a woman with an age of menopause who said so',
      { sex: '0', age: '50', menopauseAge: '48', special: 'yes' },
      true,
    ],
    ['a woman without an age', { sex: '0' }, true],
    ['a man', { sex: '1', age: '30', special: 'yes' }, false],
    ['somebody without a sex', { age: '30' }, false],
  ])('%s: %s', (_who, answers, expected) => {
    expect(mayBePregnant(answers)).toBe(expected)
  })
})

test.each<[string, Answers, boolean]>([
  ['a mass of the gland', { leftGland: '3' }, true],
  ['bloody discharge', { rightDischarge: '5' }, true],
  ['neither', { leftGland: '4', rightDischarge: '6' }, false],
])('[A554] a visit to a specialist is advised for %s: %s', (_sign, part, findings) => {
  expect(adviceIn({ form: 'full', answers: { ...woman, ...breast, ...part } }).findings).toBe(findings)
})

test.each<[string, AnswerSet, QuestionId[]]>([
  ['every answer', { form: 'full', answers: woman }, []],
  [
    'an answer that cannot be read',
    { form: 'full', answers: { ...woman, drink: { stored: 'maybe', shown: '' } } },
    ['drink'],
  ],
  [
    'a stored answer that can be read in part',
    { form: 'full', answers: { ...woman, menopauseAge: { stored: '51.5 岁', shown: '51.5' } } },
    [],
  ],
  [
    'an unknown relative beside a known one',
    { form: 'full', answers: { ...woman, firstDegreeWho: { stored: ['0', '9'], shown: ['0', '9'] } } },
    [],
  ],
  [
    'a yes without the relatives',
    { form: 'full', answers: { ...woman, firstDegreeWho: [], secondDegree: 'yes' } },
    [],
  ],
  [
    'relatives of the short form that cannot be read',
    { form: 'short', answers: { ...shortWoman, gailRelatives: { stored: '5', shown: '' } } },
    ['gailRelatives'],
  ],
])('[A598] the report names the answers that do not count, given %s', (_what, reading, expected) => {
  expect(uncounted(reading)).toEqual(expected)
})

test.each<[Partial<ReportHeader>, ReturnType<typeof groupInHeader>]>([
  [{ sex: 'male', age: 46 }, 'men'],
  [{ sex: 'male', age: 12 }, 'men'],
  [{ sex: 'male' }, 'men'],
  [{ sex: 'female', age: 17 }, 'young'],
  [{ age: 17 }, 'young'],
  [{ sex: 'female', age: 18 }, undefined],
  [{ sex: 'female' }, undefined],
  [{}, undefined],
])('[A615] [A626] the header %j names the group %s', (part, group) => {
  expect(groupInHeader({ ...EMPTY_HEADER, ...part })).toBe(group)
})
