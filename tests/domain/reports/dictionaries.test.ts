import { expect, test } from 'vitest'
import { CLASSIFICATION, LESION_SHAPE, LESION_ZONE, sideOfCode, SUGGESTION } from '@/domain/reports/dictionaries'
import { isLedBySuggestion, mostUrgent, type Guidance } from '@/domain/reports/report'

test('[PALP-14] [A24] [A231] the code 0 is the left breast, every other code the right one, and no code neither', () => {
  expect([0, 1, 2, 7, -1].map(sideOfCode)).toEqual(['left', 'right', 'right', 'right', 'right'])
  expect(sideOfCode(undefined)).toBeUndefined()
})

test('[PALP-16] [A25] the zones are 0 A, 1 B, 2 C, 3 D, 4 areola and 5 E', () => {
  expect(LESION_ZONE).toEqual({ 0: 'A', 1: 'B', 2: 'C', 3: 'D', 4: 'areola', 5: 'E' })
})

test('[PALP-17] the shapes are 0 single peak and 1 multi-peak', () => {
  expect(LESION_SHAPE).toEqual({ 0: 'singlePeak', 1: 'multiPeak' })
})

test('[PALP-18] the suggestions have an urgency, and the most urgent of several wins', () => {
  expect(SUGGESTION).toEqual({ 1: 'regularReview', 2: 'reviewInHalfAYear', 3: 'referral' })
  expect(mostUrgent(['reviewInHalfAYear', 'referral', undefined, 'regularReview'])).toBe('referral')
  expect(mostUrgent(['regularReview', 'reviewInHalfAYear'])).toBe('reviewInHalfAYear')
  expect(mostUrgent([undefined])).toBeUndefined()
})

test.each<[string, Guidance[], boolean, boolean]>([
  ['none', [], false, false],
  ['the suggestion alone', [{ suggestion: 'referral' }], false, false],
  ['a milder one too', [{ suggestion: 'referral' }, { suggestion: 'regularReview' }], false, true],
  ['a text', [{ suggestion: 'referral' }, { text: '复查' }], false, false],
  ['a milder one, and another that may be more urgent', [{ suggestion: 'regularReview' }], true, false],
])('[A480] [A592] a referral leads where the advice is %s', (_what, guidance, mayBeMoreUrgent, leads) => {
  expect(isLedBySuggestion({ suggestion: 'referral', mayBeMoreUrgent, guidance })).toBe(leads)
})

test('[PALP-15] [A232] each version of the classification has the same seven descriptors', () => {
  const seven = ['bottomMargin', 'homogeneity', 'mobility', 'peakHeight', 'peakShape', 'ribArtefact', 'shape']
  expect(CLASSIFICATION).toEqual({ 0: seven, 100: seven, 200: seven })
})
