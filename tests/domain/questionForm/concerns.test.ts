import { describe, expect, test } from 'vitest'
import { concernOf } from '@/domain/questionForm/concerns'
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
  })
})
