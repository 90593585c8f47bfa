import { afterEach, expect, test } from 'vitest'
import { takeOAuthCallback } from '@/app/oauthCallback'
import { useProvider } from '@/stores/auth/provider'
import { resetStores } from '@/stores/createStore'

const open = (address: string): string => {
  window.history.replaceState(null, '', address)
  takeOAuthCallback()
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

afterEach(resetStores)

test.each(['/login', '/subscribe/nowFree', '/doctorBind'])(
  '[A446] [A479] [RA17] code, state and the provider’s fragment are removed from the address of %s, and the rest stays',
  (page) => {
    expect(open(`${page}?code=c1&redirect=%2Fmy&state=s1#wechat_redirect`)).toBe(`${page}?redirect=%2Fmy`)
    expect(useProvider.getState().callback).toEqual({ code: 'c1', state: 's1' })
  },
)

test.each(['?code=&state=', '?state=s1', '?code=', '#wechat_redirect'])(
  '[A446] [A479] %s carries no code and is removed from the address too',
  (brought) => {
    expect(open(`/login${brought}`)).toBe('/login')
    expect(useProvider.getState().callback).toBeUndefined()
  },
)

test.each(['/login/', '/Login', '/subscribe/nowFree/', '/doctorBind//'])(
  '[A446] [RA17] [RG4] %s opens the same screen, so code and state are removed from it as well',
  (page) => {
    expect(open(`${page}?code=c1&redirect=%2Fmy&state=s1`)).toBe(`${page}?redirect=%2Fmy`)
    expect(useProvider.getState().callback).toEqual({ code: 'c1', state: 's1' })
  },
)

test('[A446] the address of another page keeps its code', () => {
  expect(open('/receive/coupon/1?code=c1')).toBe('/receive/coupon/1?code=c1')
  expect(useProvider.getState().callback).toBeUndefined()
})
