import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectWechat } from '@/gateways/wechat/port'
import { exemptFromWipe, writeStored } from '@/lib/storage'
import { startSession, token, useSession } from '@/stores/auth/session'
import { typePhone } from '@/stores/auth/phone'
import { signOut } from '@/stores/auth/signOut'
import { openLogin, useProvider } from '@/stores/auth/provider'
import { useAccount } from '@/stores/account/account'
import { resetStores } from '@/stores/createStore'

const authorise = vi.fn()

beforeEach(() =>
  connectWechat({ isHere: () => true, hasProvider: true, authorise, pay: () => Promise.resolve('missing') }),
)
afterEach(() => {
  resetStores()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('[A66] [PROFILE-04] a sign-out removes the token, the data and everything that is stored', () => {
  startSession('token-1')
  typePhone('13800000001')
  useAccount.setState({
    customer: {
      state: 'ready',
      refreshing: false,
      data: {
        id: '1',
        name: '林婉清',
        phone: '13800000001',
        sex: 'female',
        age: 46,
        birthday: undefined,
        avatarUrl: undefined,
        identityCard: undefined,
      },
    },
  })
  writeStored('local', 'draft', { name: '林婉清' })
  writeStored('session', 'payment subscribe 1', { price: 12_800 })
  exemptFromWipe('demo-clinic')
  writeStored('local', 'demo-clinic', {})
  Cookies.set('language', 'zh')
  Cookies.set('newFree', '{"name":"林婉清"}', { path: '/' })
  Cookies.set('chqCache', '{}', { path: '/' })
  signOut()
  expect(token()).toBeUndefined()
  expect(document.cookie).toBe('language=zh')
  expect(useAccount.getState().customer).toEqual({ state: 'idle' })
  expect(useSession.getState()).toMatchObject({ phone: '', signIn: { id: undefined, signedIn: false } })
  expect(Object.keys(window.localStorage)).toEqual(['demo-clinic'])
  expect(Object.keys(window.sessionStorage)).toEqual(['device:stay-at-login'])
})

test('[A66] after a sign-out the provider does not sign the user in again unasked', async () => {
  startSession('token-1')
  signOut()
  await openLogin(new URL('https://app.example/login'))
  expect(authorise).not.toHaveBeenCalled()
  expect(useProvider.getState().signIn).toBe('form')
})
