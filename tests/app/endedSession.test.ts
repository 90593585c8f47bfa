import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { watchDrafts } from '@/app/drafts'
import { wire } from '@/app/wire'
import { dropToken, keepToken, startSession } from '@/stores/auth/session'
import { writeChosen } from '@/stores/checkIn/record'
import { resetStores } from '@/stores/createStore'
import { tokenOf } from '../support/app'

const PAYMENT = 'payment subscribe 17'
const openTab = () => watchDrafts()
const kept = () => window.sessionStorage.getItem(PAYMENT)

beforeEach(() => {
  resetStores()
  startSession('token-1')
  openTab()
  window.sessionStorage.setItem(PAYMENT, '{"paySign":"hers"}')
  window.sessionStorage.setItem('device:session-ended-at', '1')
})

test('[RG1] a tab forgets its session storage once another tab has signed out', () => {
  window.localStorage.clear()
  dropToken()
  openTab()
  expect(kept()).toBeNull()
  expect(window.sessionStorage.getItem('device:session-ended-at')).toBe('1')
})

test('[RG1] a tab forgets its session storage once another person has signed in in another tab', () => {
  window.localStorage.setItem('sign-in', JSON.stringify('another'))
  keepToken('token-2')
  openTab()
  expect(kept()).toBeNull()
})

test('[RG1] [A379] a tab forgets its session storage once the token has expired', () => {
  dropToken()
  openTab()
  expect(kept()).toBeNull()
})

test('[A410] a tab keeps the state of a round trip to the provider when the session was over before', () => {
  dropToken()
  window.sessionStorage.setItem('authorise-state', '"17"')
  openTab()
  expect(window.sessionStorage.getItem('authorise-state')).toBe('"17"')
})

test('a tab keeps its session storage across a reload and a renewed token', () => {
  keepToken('token-1-renewed')
  openTab()
  expect(kept()).not.toBeNull()
})

/** Checks in as 1001 or as a visitor without an account, and lets 1003 sign in. */
const checkInThenChange = async (userId: string | undefined) => {
  wire()
  writeChosen(userId, { id: '5', day: '2026-11-26', age: 46, sentAt: Date.now() })
  Cookies.set('newFree', '{"name":"林婉清"}', { path: '/' })
  window.localStorage.setItem('of:1001:consent', '{}')
  dropToken()
  openTab()
  startSession(await tokenOf('13800000003'))
  await vi.waitFor(() => expect(window.localStorage.getItem('of:1001:check-in')).toBeNull())
}

test('[RG1] the next person who signs in finds no check-in of another account', async () => {
  await checkInThenChange('1001')
  expect(Cookies.get('newFree')).toBeUndefined()
})

test('[A388] a visitor who checked in without an account keeps the check-in when signing in', async () => {
  await checkInThenChange(undefined)
  expect(Cookies.get('newFree')).toBe('{"name":"林婉清"}')
})
