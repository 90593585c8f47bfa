import { describe, expect, test } from 'vitest'
import { changedAnswers, withEarlier } from '@/domain/questionForm/start'
import type { Answers } from '@/domain/questionForm/question'
import { breast, woman } from '../../support/questionnaireAnswers'

const TODAY = '2026-11-25'
const earlier = (madeOn: string | undefined) => ({ madeOn, answers: { ...woman, ...breast, age: '40' } })

describe('prefilling from an earlier questionnaire', () => {
  test.each([
    ['a week old', '2026-11-18', true],
    ['of today', TODAY, true],
    ['more than a week old', '2026-11-17', false],
    ['of 2021', '2021-11-20', false],
    ['of no known day', undefined, false],
    ['of a day to come', '2027-11-20', false],
  ])('[A421] one that is %s, made on %s, prefills the passing answers too: %s', (_what, madeOn, keeps) => {
    const { answers } = withEarlier(earlier(madeOn), {}, TODAY).earlier
    const passing = ['lastPeriodDay', 'special', ...Object.keys(breast)]
    expect(passing.filter((id) => id in answers)).toEqual(keeps ? passing : [])
    expect(answers).toMatchObject({ name: woman.name, smoking: woman.smoking, menarcheAge: woman.menarcheAge })
  })

  test('[A421] the age comes from the person, then from the earlier questionnaire, and is empty without a known person', () => {
    expect(withEarlier(earlier(TODAY), { age: '45' }, TODAY)).toMatchObject({
      person: { age: '45' },
      earlier: { answers: expect.not.objectContaining({ age: '40' }) as object },
    })
    expect(withEarlier(earlier(TODAY), {}, TODAY).earlier.answers.age).toBe('40')
    expect(withEarlier(earlier(TODAY), undefined, TODAY).earlier.answers.age).toBeUndefined()
  })

  test.each<[string, Answers | undefined, Answers]>([
    ['both told', { name: '王方', sex: '0' }, { name: '王方', sex: '0' }],
    ['no name', { sex: '0' }, { name: '王芳', sex: '0' }],
    ['no sex', { name: '王方' }, { name: '王方', sex: '1' }],
    ['nothing loaded', undefined, { name: '王芳', sex: '1' }],
  ])('[A664] name and sex come from the person’s record where it tells them: %s', (_what, person, expected) => {
    const fitting = withEarlier({ madeOn: TODAY, answers: { name: '王芳', sex: '1' } }, person, TODAY)
    expect({ ...fitting.person, ...fitting.earlier.answers }).toEqual(expected)
  })

  test('[A421] a last period of unknown date in the person’s record does not replace the old answer', () => {
    const person = { lastPeriodDay: '2021-01-05', height: '160' }
    expect(withEarlier(earlier('2021-11-20'), person, TODAY).person).toEqual({ height: '160' })
    expect(withEarlier(earlier(TODAY), person, TODAY).person).toEqual(person)
  })
})

test.each<[string, Answers, Answers, Answers]>([
  ['the same answers', { name: '王芳', firstDegreeWho: ['0'] }, { name: '王芳', firstDegreeWho: ['0'] }, {}],
  ['another answer', { name: '王芳' }, { name: '王方' }, { name: '王方' }],
  ['another list', { firstDegreeWho: ['0'] }, { firstDegreeWho: ['0', '2'] }, { firstDegreeWho: ['0', '2'] }],
  ['a new answer', {}, { drink: 'no' }, { drink: 'no' }],
  [
    'an emptied answer',
    { height: '162', firstDegreeWho: ['0'] },
    { height: '', firstDegreeWho: [] },
    { height: '', firstDegreeWho: [] },
  ],
  ['a question that stays empty', {}, { height: '', firstDegreeWho: [] }, {}],
  [
    'an unreadable answer that stays',
    { height: { stored: '5尺', shown: '' } },
    { height: { stored: '5尺', shown: '' } },
    {},
  ],
  ['an unreadable answer that is emptied', { height: { stored: '5尺', shown: '' } }, { height: '' }, { height: '' }],
])('[A573] a draft holds what was changed: %s', (_what, known, answers, changed) => {
  expect(changedAnswers(known, answers)).toEqual(changed)
})
