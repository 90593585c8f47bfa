import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectClient } from '@/api/http'
import { writeStored } from '@/lib/storage'
import { phoneNow, setClockOffset } from '@/lib/time/clock'
import { CODE_SENT_KEY, cooldownSeconds, dropToken, startSession, token, useSession } from '@/stores/auth/session'
import {
  requestCode,
  signInByPhone,
  signInFailure,
  signInSubmission,
  typeSmsCode,
  typePhone,
} from '@/stores/auth/phone'
import { useSubmissions } from '@/stores/submit'
import { writeUserItem } from '@/stores/userStorage'
import { useAccount } from '@/stores/account/account'
import { resetStores } from '@/stores/createStore'
import { clientHost } from '../../support/fixtures/clientHost'

const sent: string[] = []
let refused = false
const take = async ({ request }: { request: Request }) => {
  sent.push(`${new URL(request.url).pathname} ${await request.text()}`)
  return HttpResponse.json(
    refused
      ? { data: null, message: '验证码发送太频繁', status: 50062 }
      : { data: { token: 'T1' }, message: '', status: 200 },
  )
}
const server = setupServer(http.post('*/api/login/sendPhoneCode', take), http.post('*/api/login/bindPhone', take))

const failure = () => signInFailure(useSession.getState(), useSubmissions.getState())

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  connectClient(clientHost({ token }))
  sent.length = 0
  refused = false
})
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
  dropToken()
  window.localStorage.clear()
  resetStores()
  server.resetHandlers()
})
afterAll(() => server.close())

it('[RA12] [A605] a page whose sign-in another tab has replaced asks for no token by its open id', async () => {
  const asked = vi.fn(() => HttpResponse.json({ data: { token: 'T9' }, message: '', status: 200 }))
  server.use(http.get('*/api/login/getTokenByOpenId', asked))
  connectClient(clientHost({ token, mayWrite: () => false }))
  useSession.setState({ phone: '13800000001', code: '123456', openId: 'openid-7' })
  expect(await signInByPhone()).toBe(false)
  expect(asked).not.toHaveBeenCalled()
  expect(token()).toBeUndefined()
})

describe('requesting a code', () => {
  it('[AUTH-08] a code is requested once, then not again until 60 s have passed', async () => {
    expect(await Promise.all([requestCode('13800000001'), requestCode('13800000001')])).toEqual([true, false])
    setClockOffset(59_000)
    expect(await requestCode('13800000001')).toBe(false)
    setClockOffset(60_000)
    expect(await requestCode('13800000001')).toBe(true)
    expect(sent).toEqual([
      '/api/login/sendPhoneCode telphone=13800000001',
      '/api/login/sendPhoneCode telphone=13800000001',
    ])
  })

  it('[AUTH-08] no cooldown starts when the server refuses', async () => {
    refused = true
    expect(await requestCode('13800000001')).toBe(false)
    expect(cooldownSeconds()).toBe(0)
    expect(failure()).toMatchObject({
      of: 'code',
      error: { kind: 'refused', serverMessage: '验证码发送太频繁' },
    })
  })

  it('[AUTH-08] the cooldown follows the wall clock, and a clock that is set back does not lock it', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const leftOf = (sinceSent: number) => {
      writeStored('local', CODE_SENT_KEY, phoneNow() - sinceSent)
      return cooldownSeconds()
    }
    expect(cooldownSeconds()).toBe(0)
    expect([59_500, 60_000, -3_600_000].map(leftOf)).toEqual([1, 0, 0])
  })
})

describe('signing in', () => {
  it.each([
    ['138 0000 0001', '13800000001'],
    ['138-0000-0001', '13800000001'],
    ['+86 138 0000 0001', '13800000001'],
    ['8613800000001', '8613800000001'],
  ])('[AUTH-06] the pasted phone %s is read as %s', (typed, phone) => {
    typePhone(typed)
    expect(useSession.getState().phone).toBe(phone)
  })

  it('[AUTH-03] the token is stored and the typed code and phone number are cleared', async () => {
    typePhone('13800000001')
    typeSmsCode(' 123456 ')
    expect(await signInByPhone()).toBe(true)
    expect(sent).toEqual(['/api/login/bindPhone openId=&telphone=13800000001&phoneCode=123456'])
    expect(token()).toBe('T1')
    expect(useSession.getState()).toMatchObject({ phone: '', code: '' })
    expect(signInSubmission(useSubmissions.getState()).state).not.toBe('sending')
  })

  it('[A379] [RA12] after a token expires, the next user finds nothing of its owner but drafts', async () => {
    startSession('T0')
    useAccount.setState({ customer: { state: 'failed', error: undefined } })
    writeUserItem('7', 'draft:relative:new', { at: 1 })
    dropToken()
    expect(await signInByPhone()).toBe(true)
    expect(useAccount.getState().customer).toEqual({ state: 'idle' })
    expect(Object.keys(window.localStorage).sort()).toEqual(['of:7:draft:relative:new', 'sign-in'])
    expect(useSession.getState().signIn).toMatchObject({ signedIn: true })
  })

  it('[AUTH-03] the typed values and the error stay after a refusal, until the user types again', async () => {
    refused = true
    typePhone('13800000001')
    typeSmsCode('123456')
    expect(await signInByPhone()).toBe(false)
    expect(token()).toBeUndefined()
    expect(useSession.getState()).toMatchObject({
      phone: '13800000001',
      code: '123456',
    })
    expect(failure()).toMatchObject({ of: 'signIn' })
    expect(signInSubmission(useSubmissions.getState()).state).not.toBe('sending')
    typeSmsCode('123457')
    expect(failure()).toBeUndefined()
  })
})
