import { describe, expect, test } from 'vitest'
import { redirectOf } from '@/app/guard'
import { screenAt, SCREENS } from '@/app/screens'
import { OPEN } from '../support/navigationRoutes'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://app.invalid')
  return { pathname, search }
}

describe('the guard', () => {
  test.each(OPEN)('[NAV-57] %s is open without a token', (path) => {
    expect(redirectOf(at(path), false)).toBeUndefined()
    expect(redirectOf(at(`${path}?lang=en&x=1`), false)).toBeUndefined()
  })

  test('[NAV-57] no other path of the table is open', () => {
    const others = SCREENS.map(({ path }) => path.replace(/:\w+/g, '7')).filter((path) => !OPEN.includes(path))
    expect(others.length).toBeGreaterThan(35)
    for (const path of others) expect(redirectOf(at(path), false)).toBe(`/login?redirect=${encodeURIComponent(path)}`)
  })

  test.each(['/pdf/pdfViewer', '/pdf/iosPdfViewer'])(
    '[A622] %s leads to the reports after the sign-in, because its document opens for everyone',
    (path) => {
      const document = at(`${path}?pdfUrl=https%3A%2F%2Ffiles.example%2F1.pdf`)
      expect(redirectOf(document, false)).toBe('/login?redirect=%2Freport%2Flist')
      expect(redirectOf(document, true)).toBeUndefined()
    },
  )

  test.each(['/guide/follow', '/guide/', '/doc', '/login/', '/chq/gail/x', '/nowhere'])(
    '%s is not open: only exact paths are',
    (path) => {
      expect(redirectOf(at(path), false)).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    },
  )

  test('[NAV-58] the redirect keeps the whole requested path, with its query', () => {
    expect(redirectOf(at('/subscribe/detail/12?a=1&b=2'), false)).toBe(
      '/login?redirect=%2Fsubscribe%2Fdetail%2F12%3Fa%3D1%26b%3D2',
    )
  })

  test('[NAV-59] [NAV-60] a signed-in visitor of /login is redirected onward', () => {
    expect(redirectOf(at('/login?redirect=%2Fsubscribe%2Flist%3Fx%3D1'), true)).toBe('/subscribe/list?x=1')
    expect(redirectOf(at('/login'), true)).toBe('/')
    expect(redirectOf(at('/login?redirect=%2F%2Fevil.example'), true)).toBe('/')
    expect(redirectOf(at('/home'), true)).toBeUndefined()
  })

  test.each(['/login/', '/LOGIN', '/%6Cogin', '/login//'])(
    '[NAV-60] [RC5] %s is treated as the sign-in as well',
    (path) => {
      expect(screenAt(decodeURIComponent(path))?.path).toBe('/login')
      expect(redirectOf(at(path), true)).toBe('/')
      expect(redirectOf(at(`/login?redirect=${encodeURIComponent(path)}`), true)).toBe('/')
    },
  )
})
