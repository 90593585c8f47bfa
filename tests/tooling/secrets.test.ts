import { expect, test } from 'vitest'
import { hasSecret, holdsSecret } from '../../e2e/support/secrets'

const PHONE = '13800000001'

test.each([
  `/login?phone=${PHONE}`,
  `/u${PHONE}`,
  `/login?code=a${PHONE}b`,
  `/login?code=${'a'.repeat(10)}${PHONE}${'b'.repeat(10)}`,
  `/login?code=${'a'.repeat(11)}${PHONE}${'b'.repeat(11)}`,
  '/my?id=11010519491231002X',
  '/my?id=110105194912310021',
  '/my?at=10.110105194912310021',
  '/my?token=20124c17160ba91ce14058363502de6a',
  '/my#token=1',
])('[RA17] a journey finds the secret in %s', (text) => {
  expect(hasSecret(text)).toBe(true)
})

test.each([
  '/login?code=20124c17160ba91ce14058363502de6a&state=1b671fc4c72deeaa3c19962de3a13c5e',
  '/login?code=DEADBEEF13800000001DEADBEEF00000',
  '/subscribe/detail/1745039284758340003',
  '/binfo?random=0.035611189307104385&platform=7',
  '/home',
])('[RA17] no secret is in %s', (text) => {
  expect(hasSecret(text)).toBe(false)
})

test('[RC7] a short number is a secret alone, not within a time stamp', () => {
  expect(holdsSecret('device:code-sent-at=1795715812345', '158')).toBe(false)
  expect(holdsSecret('draft={"height":"158"}', '158')).toBe(true)
  expect(holdsSecret('of:13987654321:draft', '13987654321')).toBe(true)
})
