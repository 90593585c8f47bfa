import { afterEach, describe, expect, test, vi } from 'vitest'
import { readCookie, removeCookie, writeCookie } from '../../src/lib/cookies'
import { keepToken, token } from '../../src/stores/session'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  removeCookie('token')
})

describe('cookies', () => {
  test('[AUTH-09] the token lives one day, for the whole site, and is not Secure on plain http', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    const written = vi.spyOn(document, 'cookie', 'set')
    keepToken('token-1')
    const attributes = (written.mock.calls[0]?.[0] ?? '').split('; ')
    expect(attributes[0]).toBe('token=token-1')
    expect(attributes).toContain('expires=Sun, 22 Nov 2026 10:00:00 GMT')
    expect(attributes.map((attribute) => attribute.toLowerCase())).toEqual(expect.arrayContaining(['path=/', 'samesite=lax']))
    expect(attributes.map((attribute) => attribute.toLowerCase())).not.toContain('secure')
  })

  test('half a day is twelve hours', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    const written = vi.spyOn(document, 'cookie', 'set')
    writeCookie('newFree', 'x', 0.5)
    expect(written.mock.calls[0]?.[0]).toContain('expires=Sat, 21 Nov 2026 22:00:00 GMT')
  })

  test('where cookies are blocked the page remembers them for its own life, and no longer than told', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    keepToken('token-1')
    expect(token()).toBe('token-1')
    vi.setSystemTime(Date.parse('2026-11-22T10:00:01Z'))
    expect(readCookie('token')).toBeUndefined()
  })
})
