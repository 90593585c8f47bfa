import { expect, test } from 'vitest'
import { stepAhead, shownSteps } from '@/domain/reports/progress'

const shown = (...steps: (string | undefined)[]) => shownSteps({ inspectionNumber: undefined, steps })
const ahead = (...steps: (string | undefined)[]) => stepAhead({ inspectionNumber: undefined, steps })

test('[REPORT-12] [A226] the steps of a report are done, next or pending by their index', () => {
  expect(shown('2026-10-25 09:20:00', '2026-10-25 09:55:00', undefined, undefined)).toEqual([
    { step: 'toBeChecked', at: '2026-10-25 09:20:00', state: 'done' },
    { step: 'checking', at: '2026-10-25 09:55:00', state: 'done' },
    { step: 'checked', at: undefined, state: 'now' },
    { step: 'reportOut', at: undefined, state: 'ahead' },
  ])
})

test('[A417] missing steps are pending, and extra ones show their time only', () => {
  expect(shown().map(({ state }) => state)).toEqual(['now', 'ahead', 'ahead', 'ahead'])
  expect(shown('1', '2', '3', '4', '5').at(-1)).toEqual({ step: undefined, at: '5', state: 'done' })
  expect(
    shown('1', '2', '3', '4', '5', undefined)
      .map(({ state }) => state)
      .slice(4),
  ).toEqual(['done', 'now'])
})

test('[A226] a step without a time is pending, whatever follows it', () => {
  expect(shown('1', undefined, '3').map(({ state }) => state)).toEqual(['done', 'ahead', 'done', 'now'])
})

test('[REPORT-12] the progress says what the report waits for, and nothing once it is made', () => {
  expect(ahead()).toBe('toBeChecked')
  expect(ahead('1')).toBe('checking')
  expect(ahead('1', '2')).toBe('checked')
  expect(ahead('1', '2', '3')).toBe('reportOut')
  expect(ahead('1', '2', '3', '4')).toBeUndefined()
  expect(ahead('1', '2', undefined, '4', '5')).toBeUndefined()
})
