import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDoctorBinding, requestUnionId, useDoctor } from '@/stores/auth/doctor'
import { openLogin, startProviderSignIn, useProvider } from '@/stores/auth/provider'
import { openCheckIn } from '@/stores/checkIn/open'
import { useCheckIn } from '@/stores/checkIn/checkIn'
import { resetStores } from '@/stores/createStore'
import { AWAY_KEY } from '@/lib/authRedirect'
import { isInSession } from '@/lib/storage'
import { left, provider } from '../../support/fixtures/provider'

const PAGE = new URL('https://app.example/login')
const VISIT = { organisationId: '', serviceId: '', query: { date: '', startDate: '', endDate: '' } }

beforeEach(() => {
  vi.useFakeTimers()
  provider(true)
  left.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  resetStores()
  window.sessionStorage.clear()
})

const shown = () => [useProvider.getState().signIn, useDoctor.getState().stage, useCheckIn.getState().checkIn.step]

test.each([
  ['a sign-in', () => openLogin(PAGE), ['busy', 'idle', 'unopened'], ['form', 'idle', 'unopened']],
  ['a sign-in by a tap', () => startProviderSignIn(PAGE), ['busy', 'idle', 'unopened'], ['form', 'idle', 'unopened']],
  ['a binding', () => openDoctorBinding(PAGE), ['idle', 'busy', 'unopened'], ['idle', 'form', 'unopened']],
  ['a binding by a tap', () => requestUnionId(PAGE), ['idle', 'busy', 'unopened'], ['idle', 'form', 'unopened']],
  ['a check-in', () => openCheckIn(VISIT, PAGE), ['idle', 'idle', 'entering'], ['form', 'idle', 'form']],
])('[A670] %s that never leaves for the provider shows its form after 20 seconds', async (_what, open, busy, form) => {
  await Promise.resolve(open())
  expect(left).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(19_900)
  expect(shown()).toEqual(busy)
  await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toEqual(form)
  expect(isInSession(AWAY_KEY)).toBe(false)
})

test('[A670] a page that has left shows no form later, when it is restored', async () => {
  await openLogin(PAGE)
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shown()).toEqual(['busy', 'idle', 'unopened'])
})
