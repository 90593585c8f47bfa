import { expect, test } from 'vitest'
import { authoriseAddress, wechatProvider } from '@/gateways/wechat/provider'

test('the provider’s address has app, return address, scope and state, each complete', () => {
  const address = authoriseAddress(
    { authorizeUrl: 'https://provider.example/authorize', appId: 'wx1' },
    { scope: 'snsapi_base', redirectUri: 'https://app.example/login?redirect=%2Fhome%3Fa%3D1', state: 's t' },
  )
  const url = new URL(address)
  expect(url.origin + url.pathname).toBe('https://provider.example/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://app.example/login?redirect=%2Fhome%3Fa%3D1',
    response_type: 'code',
    scope: 'snsapi_base',
    state: 's t',
  })
  expect(url.hash).toBe('#wechat_redirect')
})

test('an empty address means no provider', () => {
  expect(wechatProvider({ authorizeUrl: '', appId: '' }).hasProvider).toBe(false)
  expect(wechatProvider({ authorizeUrl: '/demo/authorize', appId: 'wx1' }).hasProvider).toBe(true)
})
