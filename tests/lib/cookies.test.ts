import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepsCookies, listCookies, readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { keepToken, token } from '@/stores/auth/session'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  allowCookies()
  for (const { name } of listCookies()) removeCookie(name)
  // Reading drops expired cookies, which would reappear in a test of an earlier day.
  expect(listCookies()).toEqual([])
})

const allowCookies = () => Reflect.deleteProperty(document, 'cookie')
/** A browser that rejects cookies, and one that throws on access. */
const blockCookies = () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
const forbidCookies = () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
}

describe('cookies', () => {
  test('[AUTH-09] the token lives one day, for the whole site, and is not Secure on plain http', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    const written = vi.spyOn(document, 'cookie', 'set')
    keepToken('token-1')
    const attributes = (written.mock.calls[0]?.[0] ?? '').split('; ')
    expect(attributes[0]).toBe('token=token-1')
    expect(attributes).toContain('expires=Sun, 22 Nov 2026 10:00:00 GMT')
    expect(attributes.map((attribute) => attribute.toLowerCase())).toEqual(
      expect.arrayContaining(['path=/', 'samesite=lax']),
    )
    expect(attributes.map((attribute) => attribute.toLowerCase())).not.toContain('secure')
  })

  test('half a day is twelve hours', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    const written = vi.spyOn(document, 'cookie', 'set')
    writeCookie('newFree', 'x', 0.5)
    expect(written.mock.calls[0]?.[0]).toContain('expires=Sat, 21 Nov 2026 22:00:00 GMT')
  })

  test('blocked cookies are remembered by the page until they expire or the page closes', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    blockCookies()
    keepToken('token-1')
    expect(token()).toBe('token-1')
    vi.setSystemTime(Date.parse('2026-11-22T10:00:01Z'))
    expect(readCookie('token')).toBeUndefined()
  })

  test('[RA13] cookies are also remembered when reading document.cookie throws', () => {
    forbidCookies()
    expect(token()).toBeUndefined()
    keepToken('token-1')
    expect(token()).toBe('token-1')
    expect(listCookies()).toEqual([{ name: 'token', value: 'token-1' }])
    removeCookie('token')
    expect(listCookies()).toEqual([])
  })

  test('[RA1] [RA13] a value that the browser rejects still counts, until another tab writes one', () => {
    keepToken('token-1')
    const blocked = blockCookies()
    keepToken('token-2')
    expect(token()).toBe('token-2')
    expect(listCookies()).toEqual([{ name: 'token', value: 'token-2' }])
    blocked.mockRestore()
    document.cookie = 'token=token-3; path=/'
    expect(token()).toBe('token-3')
  })

  test('[ONSITE-29] all cookies are listed, also those of other programs', () => {
    writeCookie('newFree', '{"date":"2026-11-21","name":"林婉清"}', 0.5)
    document.cookie = 'by%20others=a=b%20c; path=/'
    document.cookie = 'broken=%E4%; path=/'
    expect(listCookies()).toEqual([
      { name: 'newFree', value: '{"date":"2026-11-21","name":"林婉清"}' },
      { name: 'by others', value: 'a=b c' },
      { name: 'broken', value: '%E4%' },
    ])
  })

  test.each([
    { cookies: 'token="a b"; other=1', value: 'a b', how: 'in quotes' },
    { cookies: 'other=1; token=%E6%9E%97%3Da', value: '林=a', how: 'in percent-encoding, with an equals sign' },
    { cookies: 'token=100%; other=1', value: '100%', how: 'with a percent sign that encodes nothing' },
    { cookies: 'mytoken=2; token=1; token=3', value: '1', how: 'that stands twice, of which the first counts' },
    { cookies: 'token', value: undefined, how: 'without a name, which is not a cookie of this name' },
  ])('[AUTH-09] a value is read $how', ({ cookies, value }) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
    expect(readCookie('token')).toBe(value)
  })

  test('a cookie that is only remembered is listed until it expires', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    blockCookies()
    writeCookie('newFree', 'x', 0.5)
    vi.setSystemTime(Date.parse('2026-11-21T21:59:59Z'))
    expect(listCookies()).toEqual([{ name: 'newFree', value: 'x' }])
    vi.setSystemTime(Date.parse('2026-11-21T22:00:01Z'))
    expect(listCookies()).toEqual([])
  })

  test('[RA13] a browser that stores no cookies is detected, and the check leaves nothing behind', () => {
    expect(keepsCookies()).toBe(true)
    expect(document.cookie).toBe('')
    blockCookies()
    expect(keepsCookies()).toBe(false)
    forbidCookies()
    expect(keepsCookies()).toBe(false)
  })
})
