import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mayWrite, watchSession } from '@/app/sessionWatch'
import { dropToken, keepToken, startSession } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'

const reload = vi.fn()
watchSession(reload)

beforeEach(() => {
  window.localStorage.clear()
  Cookies.remove('token', { path: '/' })
  startSession('token-1')
  reload.mockClear()
})
afterEach(() => {
  dropToken()
  resetStores()
})

/** Simulates a change by another tab of the same phone. */
const elsewhere = (change: () => void) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

describe('[RA12] [RA14] a page whose user changed elsewhere', () => {
  test('it restarts when another tab signs out', () => {
    elsewhere(() => {
      window.localStorage.clear()
      Cookies.remove('token', { path: '/' })
    })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('it restarts when another tab signs in a different user', () => {
    elsewhere(() => {
      window.localStorage.setItem('sign-in', JSON.stringify('another'))
      Cookies.set('token', 'token-2', { path: '/' })
    })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('it is kept when another tab only renewed the token', () => {
    elsewhere(() => keepToken('token-1-renewed'))
    expect(reload).not.toHaveBeenCalled()
  })

  test('it is kept when another key was stored', () => {
    elsewhere(() => window.localStorage.setItem('demo-clinic', '{}'))
    expect(reload).not.toHaveBeenCalled()
  })

  test('it checks when it comes to the front and when the browser restores it', () => {
    Cookies.remove('token', { path: '/' })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
    expect(reload).toHaveBeenCalledTimes(3)
  })

  test('its own sign-in does not restart it', () => {
    startSession('token-3')
    window.dispatchEvent(new Event('focus'))
    expect(reload).not.toHaveBeenCalled()
  })

  test('[A379] an open page whose token expired still belongs to the same user: it goes on, and may write', () => {
    window.history.pushState(null, '', '/login')
    Cookies.remove('token', { path: '/' })
    window.dispatchEvent(new Event('focus'))
    expect(mayWrite(reload)).toBe(true)
    expect(reload).not.toHaveBeenCalled()
    window.history.pushState(null, '', '/profile')
    expect(mayWrite(reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    window.history.pushState(null, '', '/')
  })
})
