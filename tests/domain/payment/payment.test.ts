import { describe, expect, test } from 'vitest'
import { consultationOrderType, orderTypeFrom, CONFIRM_WAITS_S } from '@/domain/payment/payment'

import { formatCountdown } from '@/lib/countdown'

describe('payment', () => {
  test.each([
    [0, '00:00'],
    [9, '00:09'],
    [60, '01:00'],
    [899, '14:59'],
    [3599, '59:59'],
    [3600, '01:00:00'],
    [86_399, '23:59:59'],
  ])('[PAY-03] %i seconds read as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text)
  })

  test('[NAV-12] the pay page accepts three types of order and no other', () => {
    expect(['subscribe', 'consult', 'quickConsult'].map(orderTypeFrom)).toEqual([
      'subscribe',
      'consult',
      'quickConsult',
    ])
    expect([null, '', 'zzz', 'Subscribe', '__proto__'].map(orderTypeFrom)).toEqual(Array(5).fill(undefined))
  })

  test.each([
    ['imageText', 'consult'],
    ['quick', 'quickConsult'],
  ] as const)('[CONSULT-31] a consultation by %s is paid as %s', (type, order) => {
    expect(consultationOrderType(type)).toBe(order)
  })

  test('[RF4] polling after the cashier’s ok backs off and ends after thirty seconds', () => {
    expect(CONFIRM_WAITS_S.reduce<number>((sum, seconds) => sum + seconds, 0)).toBe(30)
    expect([...CONFIRM_WAITS_S].sort((a, b) => a - b)).toEqual([...CONFIRM_WAITS_S])
  })
})
