import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '@/api/http'
import { shouldRedirectToProvider } from '@/lib/authRedirect'
import { dropToken, token, useSession } from '@/stores/auth/session'
import {
  openLogin,
  backAtLogin,
  startProviderSignIn,
  receiveOAuthCallback,
  signInSilently,
  stayAtLogin,
  useProvider,
} from '@/stores/auth/provider'
import { useSubmissions } from '@/stores/submit'
import { signInFailure } from '@/stores/auth/phone'
import { resetStores } from '@/stores/createStore'
import { clientHost } from '../../support/fixtures/clientHost'
import { left, provider } from '../../support/fixtures/provider'

const calls: string[] = []
let openId: () => Response = () => reply({ openId: 'open-1' })
let boundToken: string | undefined = 'token-1'
const boundReply = () => reply(boundToken === undefined ? null : { token: boundToken })
let tokenReply: () => Response = boundReply
const reply = (data: unknown) => HttpResponse.json({ data, message: '', status: 200 })

const server = setupServer(
  http.get('*/api/login/getOpenIdByCode', ({ request }) => {
    calls.push(new URL(request.url).search)
    return openId()
  }),
  http.get('*/api/login/getTokenByOpenId', ({ request }) => {
    calls.push(new URL(request.url).search)
    return tokenReply()
  }),
)
const LOGIN = new URL('https://app.example/login?redirect=%2Fmy')
const signInState = () => useProvider.getState().signIn
/** Simulates a reload: the stores are empty, stored data stays. */
const loadPage = () => {
  useProvider.setState({ callback: undefined, signIn: 'idle' })
  useSession.setState({ openId: '', providerFailure: undefined })
}
/** Goes to the provider and comes back with a code and the state of this browser. */
const roundTrip = async (code: string, address = LOGIN) => {
  await openLogin(address)
  const state = left.slice(-1)[0]?.state ?? ''
  loadPage()
  receiveOAuthCallback({ code, state })
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  connectClient(clientHost({ token }))
  provider(true)
  calls.length = 0
  left.length = 0
  openId = () => reply({ openId: 'open-1' })
  boundToken = 'token-1'
  tokenReply = boundReply
})
afterEach(() => {
  resetStores()
  window.sessionStorage.clear()
  Cookies.remove('token', { path: '/' })
})
afterAll(() => server.close())

describe('signing in through the provider', () => {
  test('[AUTH-01] [AUTH-02] the code is exchanged for an open id, the open id for a token, and the token is stored', async () => {
    await roundTrip('code-1')
    const { state } = left[0] ?? {}
    expect(left[0]).toMatchObject({ scope: 'snsapi_base', redirectUri: 'https://app.example/login?redirect=%2Fmy' })
    await openLogin(LOGIN)
    expect(calls).toEqual([`?code=code-1&state=${state}`, '?openId=open-1'])
    expect(signInState()).toBe('signedIn')
    expect(token()).toBe('token-1')
  })

  test('[A379] a page that signed in before leaves for the provider again when its token has gone', async () => {
    await roundTrip('code-1')
    await openLogin(LOGIN)
    await openLogin(LOGIN)
    expect(left).toHaveLength(1)
    dropToken()
    await openLogin(LOGIN)
    expect(left).toHaveLength(2)
    expect(signInState()).toBe('busy')
  })

  test.each(['', undefined])(
    '[AUTH-03] [A295] an open id without a token (%j) opens the form, which binds the phone number to it',
    async (none) => {
      boundToken = none
      await roundTrip('code-1')
      await openLogin(LOGIN)
      expect(signInState()).toBe('form')
      expect(useSession.getState().openId).toBe('open-1')
      expect(token()).toBeUndefined()
    },
  )

  test('[RA17] a code is exchanged once; when it is opened again without a token, one fresh attempt is made', async () => {
    boundToken = ''
    await roundTrip('code-1')
    const state = left[0]?.state ?? ''
    await openLogin(LOGIN)
    loadPage()
    receiveOAuthCallback({ code: 'code-1', state })
    await openLogin(LOGIN)
    expect(calls.filter((call) => call.includes('code-1'))).toHaveLength(1)
    expect(left.slice(-1)[0]?.redirectUri).toBe('https://app.example/login?redirect=%2Fmy&retry=1')
    loadPage()
    receiveOAuthCallback({ code: 'code-1', state: left.slice(-1)[0]?.state ?? '' })
    await openLogin(new URL('https://app.example/login?redirect=%2Fmy&retry=1'))
    expect(signInState()).toBe('form')
    expect(left).toHaveLength(2)
  })

  test('[RA17] the same code opened again while the token exists signs in without a call', async () => {
    await roundTrip('code-1')
    const state = left[0]?.state ?? ''
    await openLogin(LOGIN)
    calls.length = 0
    loadPage()
    receiveOAuthCallback({ code: 'code-1', state })
    await openLogin(LOGIN)
    expect(signInState()).toBe('signedIn')
    expect(calls).toEqual([])
  })

  test('[RA17] a state that is not this browser’s is rejected: the form opens and no code is exchanged', async () => {
    await roundTrip('code-1')
    useProvider.setState({ callback: { code: 'code-1', state: 'somebody else' } })
    await openLogin(LOGIN)
    expect(calls).toEqual([])
    expect(signInState()).toBe('form')
    expect(signInFailure(useSession.getState(), useSubmissions.getState())).toMatchObject({ of: 'provider' })
  })

  test('[RA17] a code that this browser did not request starts a round trip of its own', async () => {
    receiveOAuthCallback({ code: 'planted', state: 'planted' })
    await openLogin(LOGIN)
    expect(calls).toEqual([])
    expect(left).toHaveLength(1)
  })

  test('[RA17] a failed exchange opens the form with the reason', async () => {
    openId = () => HttpResponse.json({ data: null, message: '授权码已使用', status: 50064 })
    await roundTrip('code-1')
    await openLogin(LOGIN)
    expect(signInState()).toBe('form')
    expect(signInFailure(useSession.getState(), useSubmissions.getState())).toMatchObject({
      of: 'provider',
      error: { serverMessage: '授权码已使用' },
    })
  })

  test.each<[string, () => Response, string | undefined]>([
    ['blank data', () => reply(''), undefined],
    ['no data', () => HttpResponse.json({ message: '', status: 200 }), undefined],
    ['a refusal', () => HttpResponse.json({ data: null, message: '未绑定手机号', status: 50001 }), 'refused'],
    ['no answer', () => HttpResponse.error(), 'offline'],
  ])(
    '[AUTH-02] [A295] the form binds the returned open id when the token request ends in %s',
    async (_, reply, failure) => {
      tokenReply = reply
      await roundTrip('c1')
      await openLogin(LOGIN)
      expect([signInState(), useSession.getState().openId]).toEqual(['form', 'open-1'])
      expect(useSession.getState().providerFailure?.kind).toBe(failure)
    },
  )

  test('a user who comes back without a code is not redirected again, but may start over', async () => {
    await openLogin(LOGIN)
    expect(signInState()).toBe('busy')
    loadPage()
    await openLogin(LOGIN)
    expect(signInState()).toBe('form')
    expect(left).toHaveLength(1)
    loadPage()
    await openLogin(LOGIN)
    expect(signInState()).toBe('form')
    expect(left).toHaveLength(1)
    startProviderSignIn(LOGIN)
    expect(left).toHaveLength(2)
  })

  test('a page restored from the back-forward cache shows the form', async () => {
    await openLogin(LOGIN)
    backAtLogin()
    expect(signInState()).toBe('form')
  })

  test('after a sign-out the login page waits for a tap', async () => {
    stayAtLogin()
    await openLogin(LOGIN)
    expect(signInState()).toBe('form')
    expect(left).toEqual([])
  })

  test.each(['', 'somebodys'])(
    '[A446] without a provider the form shows at once, and a code with the state "%s" is ignored',
    async (state) => {
      provider(false)
      await openLogin(LOGIN)
      expect(signInState()).toBe('form')
      loadPage()
      receiveOAuthCallback({ code: 'code-1', state })
      await openLogin(LOGIN)
      expect(signInState()).toBe('form')
      loadPage()
      receiveOAuthCallback({ code: 'code-1', state })
      await expect(signInSilently(LOGIN, backAtLogin)).resolves.toBe(true)
      expect([token(), calls, left]).toEqual([undefined, [], []])
    },
  )

  test('[A446] without a provider a code is ignored even when its state is this phone’s', async () => {
    await openLogin(LOGIN)
    loadPage()
    provider(false)
    receiveOAuthCallback({ code: 'code-1', state: left[0]?.state ?? '' })
    await openLogin(LOGIN)
    expect([signInState(), token(), calls]).toEqual(['form', undefined, []])
  })

  test.each(['code-1', 'refused'])(
    '[A446] a state serves one code: after %s another one is rejected',
    async (code) => {
      boundToken = undefined
      if (code === 'refused') openId = () => HttpResponse.json({ data: null, message: '授权码无效', status: 50065 })
      await roundTrip(code)
      const state = left[0]?.state ?? ''
      await openLogin(LOGIN)
      calls.length = 0
      boundToken = 'token-of-somebody'
      openId = () => reply({ openId: 'open-2' })
      loadPage()
      receiveOAuthCallback({ code: 'code-of-somebody', state })
      await openLogin(LOGIN)
      expect([token(), calls]).toEqual([undefined, []])
      expect(left).toHaveLength(2)
      expect(left[1]?.state).not.toBe(state)
    },
  )

  test('[A446] a code with a foreign state does not end the sign-in that this browser has begun', async () => {
    await openLogin(LOGIN)
    const state = left[0]?.state ?? ''
    loadPage()
    receiveOAuthCallback({ code: 'planted', state: 'planted' })
    await openLogin(LOGIN)
    expect([signInState(), calls]).toEqual(['form', []])
    loadPage()
    receiveOAuthCallback({ code: 'code-1', state })
    await openLogin(LOGIN)
    expect(token()).toBe('token-1')
  })

  test('[A479] the provider’s return address has no fragment', async () => {
    await openLogin(new URL(`${LOGIN.href}#wechat_redirect`))
    startProviderSignIn(new URL(`${LOGIN.href}#wechat_redirect`))
    expect(left.map(({ redirectUri }) => redirectUri)).toEqual([LOGIN.href, LOGIN.href])
  })

  test('a silent sign-in that fails is tried once more, then the visitor continues without a token', async () => {
    const page = new URL('https://app.example/subscribe/nowFree?orgId=101')
    await expect(signInSilently(page, backAtLogin)).resolves.toBe(false)
    boundToken = ''
    openId = () => HttpResponse.json({ data: null, message: '授权码无效', status: 50065 })
    receiveOAuthCallback({ code: 'code-1', state: left[0]?.state ?? '' })
    await expect(signInSilently(page, backAtLogin)).resolves.toBe(false)
    expect(left[1]?.redirectUri).toBe('https://app.example/subscribe/nowFree?orgId=101&retry=1')
    receiveOAuthCallback({ code: 'code-2', state: left[1]?.state ?? '' })
    await expect(signInSilently(new URL(left[1]?.redirectUri ?? ''), backAtLogin)).resolves.toBe(true)
    expect(token()).toBeUndefined()
    expect(left).toHaveLength(2)
  })

  test('a silent sign-in that succeeds stays on the page, signed in', async () => {
    await signInSilently(LOGIN, backAtLogin)
    receiveOAuthCallback({ code: 'code-1', state: left[0]?.state ?? '' })
    await expect(signInSilently(LOGIN, backAtLogin)).resolves.toBe(true)
    expect(token()).toBe('token-1')
    await expect(signInSilently(LOGIN, backAtLogin)).resolves.toBe(true)
    expect(left).toHaveLength(1)
  })

  test('when storage forgets, two round trips end at the form instead of repeating forever', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
    receiveOAuthCallback({ code: 'code-1', state: 's' })
    await openLogin(LOGIN)
    expect(left).toHaveLength(1)
    loadPage()
    receiveOAuthCallback({ code: 'code-2', state: left[0]?.state ?? '' })
    await openLogin(new URL(left[0]?.redirectUri ?? ''))
    expect(signInState()).toBe('form')
    expect(useSession.getState().providerFailure?.kind).toBe('silent')
  })
})

describe('the prediction of shouldRedirectToProvider matches the sign-in', () => {
  test.each([
    ['a first visit', LOGIN.search, () => undefined, true],
    ['a visit after a sign-out', LOGIN.search, stayAtLogin, false],
    ['a visit that came back empty-handed', LOGIN.search, () => openLogin(LOGIN), false],
    ['a second attempt', '?retry=1', () => undefined, false],
  ])('[AUTH-01] [AUTH-03] %s is predicted correctly', async (_visit, search, before, leaves) => {
    await Promise.resolve(before())
    loadPage()
    left.length = 0
    const address = new URL(search, LOGIN)
    const expected = shouldRedirectToProvider(address)
    await openLogin(address)
    expect([expected, left.length > 0]).toEqual([leaves, leaves])
  })
})
