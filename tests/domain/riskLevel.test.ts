import { expect, test } from 'vitest'
import {
  LEVEL_GUIDANCE,
  RISK_LEVEL,
  riskLevel,
  riskLevelOfScore,
  SCORE_SEGMENTS,
  shownScore,
} from '@/domain/riskLevel'

test('[RISK-02] [RISK-03] [A208] every score from 0 to 100 has its level', () => {
  const levels = Array.from({ length: 101 }, (_, score) => riskLevelOfScore(score))
  const expected = [
    Array(10).fill(1),
    Array(20).fill(2),
    Array(25).fill(3),
    Array(25).fill(4),
    Array(21).fill(5),
  ].flat()
  expect(levels).toEqual(expected)
})

test.each([-1, 101, 10.5, '', '38', null, undefined, Number.NaN, Infinity, true, [5]])(
  '[RISK-01] the score %s has no level',
  (score) => {
    expect(riskLevelOfScore(score)).toBeUndefined()
  },
)

test.each([
  [-5, 0],
  [-0.4, 0],
  [0, 0],
  [37.5, 38],
  [37.4, 37],
  [100, 100],
  [100.4, 100],
  [250, 100],
])('[A212] the score %s is shown as %s', (score, shown) => {
  expect(shownScore(score)).toBe(shown)
})

test.each([
  [4, 5, 4],
  [1, 100, 1],
  [undefined, 5, 1],
  [0, 29.6, 3],
  [6, 130, 5],
  [2.5, 10, 2],
  [9, undefined, undefined],
])('[A208] [A212] the level %s with the score %s is read as level %s', (serverLevel, score, level) =>
  expect(riskLevel(serverLevel, score)).toBe(level),
)

test('[RISK-03] the five levels have these names', () => {
  expect(RISK_LEVEL).toEqual({ 1: 'low', 2: 'mediumLow', 3: 'medium', 4: 'mediumHigh', 5: 'high' })
})

test('[RISK-02] [A209] the bar is linear in the score', () => {
  expect(SCORE_SEGMENTS.map(({ level, from, widthPercent }) => [level, from, widthPercent])).toEqual([
    [1, 0, 10],
    [2, 10, 20],
    [3, 30, 25],
    [4, 55, 25],
    [5, 80, 20],
  ])
})

test('[RISK-04, RISK-05, RISK-06, RISK-07, A210] each level has its advice', () => {
  expect(Object.values(LEVEL_GUIDANCE).map(({ advice }) => advice)).toEqual([
    ['twoYears'],
    ['oneYear'],
    ['specialist'],
    ['specialist'],
    ['specialist', 'surgeryAndGeneticTest'],
  ])
})

test('[RISK-08] [A211] each level has its comparison', () => {
  expect(Object.values(LEVEL_GUIDANCE).map(({ comparison }) => comparison)).toEqual([
    'lowerThan95',
    'about50',
    'about50',
    'lowerThanOnly20',
    'lowerThanOnly20',
  ])
})
