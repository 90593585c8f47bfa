import { expect, test } from 'vitest'
import { FALLBACK_POSITION, formatDistance } from '@/domain/booking/organisation'

test.each([
  [0, '0m'],
  [0.4, '0m'],
  [1, '1m'],
  [294, '294m'],
  [850.5, '851m'],
  [999, '999m'],
  [999.4, '999m'],
  [1000, '1.0km'],
  [1040, '1.0km'],
  [1060, '1.1km'],
  [12_345, '12.3km'],
  [1_200_000, '1200.0km'],
])('[ORG-04] [A84] a distance of %d metres reads %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text)
})

test.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY], [-1]])(
  '[ORG-05] [A84] %s metres read as no distance',
  (metres) => {
    expect(formatDistance(metres)).toBeUndefined()
  },
)

test('[ORG-08] [A85] without a position distances are measured from Beijing', () => {
  expect(FALLBACK_POSITION).toEqual({ longitude: 116.397428, latitude: 39.90923 })
})
