import { expect, test } from 'vitest'
import { timeOfDay } from '@/lib/time/timeOfDay'

test.each([
  ['00:00', 'evening'],
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
] as const)('%s in China belongs to the %s', (time, part) => {
  expect(timeOfDay(Date.parse(`2026-11-30T${time}:30+08:00`))).toBe(part)
})
