import { describe, expect, test } from 'vitest'
import { withEarlier } from '@/domain/questionForm/start'
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

  test('[A421] a last period of unknown date in the person’s record does not replace the old answer', () => {
    const person = { lastPeriodDay: '2021-01-05', height: '160' }
    expect(withEarlier(earlier('2021-11-20'), person, TODAY).person).toEqual({ height: '160' })
    expect(withEarlier(earlier(TODAY), person, TODAY).person).toEqual(person)
  })
})
