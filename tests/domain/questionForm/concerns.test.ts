import { describe, expect, test } from 'vitest'
import { concernOf, hasUncountedChange, urgentSigns } from '@/domain/questionForm/concerns'
import type { QuestionId } from '@/domain/questionForm/question'

describe('the concern that an answer raises', () => {
  test.each<[QuestionId, string, string, string | undefined]>([
    ['menarcheAge', '46', '45', 'afterOwnAge'],
    ['menarcheAge', '45', '45', undefined],
    ['firstPregnancyAge', '46', '45.5', 'afterOwnAge'],
    ['menopauseAge', '9', '10', undefined],
    ['menopauseAge', '100', '99', 'afterOwnAge'],
    ['menopauseAge', '140', '45', undefined],
    ['menarcheAge', '46', '', undefined],
    ['menarcheAge', '', '45', undefined],
    ['menarcheAge', '46', '4５', undefined],
  ])('the answer %s %s at the age of %s raises %s', (id, answer, age, concern) => {
    expect(concernOf(id, { age, [id]: answer })).toBe(concern)
  })

  test('[A386] bloody discharge and a mass, on either side, lead to a doctor, and no other code does', () => {
    const urgent = (id: QuestionId) =>
      ['0', '1', '2', '3', '4', '5', '6', '', '50'].filter((code) => concernOf(id, { [id]: code }) === 'seeDoctor')
    expect(
      ['leftDischarge', 'rightDischarge', 'leftGland', 'rightGland'].map((id) => urgent(id as QuestionId)),
    ).toEqual([['5'], ['5'], ['3'], ['3']])
    expect(urgent('leftPain')).toEqual([])
    expect(urgentSigns({ leftDischarge: '5', rightGland: '3', leftGland: '4', leftPain: '5' })).toEqual([
      'leftDischarge',
      'rightGland',
    ])
  })

  test.each([
    ['29', '4', 'afterOwnAge'],
    ['30', '4', undefined],
    ['29', '3', undefined],
    ['29', '', undefined],
    ['19', '4', undefined],
    ['', '4', undefined],
  ])('[GAIL-02] at the age of %j the first birth %j raises %s', (gailAge, gailFirstBirth, concern) => {
    expect(concernOf('gailFirstBirth', { gailAge, gailFirstBirth })).toBe(concern)
  })

  test('[A462] an implausible height or weight raises its doubt', () => {
    expect(concernOf('height', { age: '46', height: '119' })).toBe('height')
    expect(concernOf('weight', { age: '46', height: '163', weight: '201' })).toBe('weight')
    expect(concernOf('weight', { age: '46', height: '200', weight: '47' })).toBe('body')
    expect(concernOf('height', { age: '46', height: '163', weight: '201' })).toBeUndefined()
  })
})

test('[A598] dimples, skin like orange peel and an eroded nipple, on either side, are changes that no rule counts', () => {
  const uncounted = (id: QuestionId) =>
    ['0', '1', '2', '3', '4', '5', '6', ''].filter((code) => hasUncountedChange({ [id]: code }))
  const parts: QuestionId[] = ['leftSkin', 'rightSkin', 'leftNipple', 'rightNipple', 'leftGland', 'rightDischarge']
  expect(parts.map(uncounted)).toEqual([['1', '2'], ['1', '2'], ['3'], ['3'], [], []])
})
