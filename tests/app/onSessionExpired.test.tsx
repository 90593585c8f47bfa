import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { string } from 'valibot'
import { onSessionExpired } from '@/app/onSessionExpired'
import { connectRouter } from '@/app/navigation'
import { STAY_KEY } from '@/lib/authRedirect'
import { rememberNow } from '@/lib/sessionTimestamps'
import { readStored, removeStored } from '@/lib/storage'
import { address, heading, renderApp, server } from '../support/app'
import { scrollIntoReach } from '../support/intersection'

const LIST = '/api/healthService/listHealthService'
const requests: string[] = []
server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))

/** Answers every call this way from now on. */
const answerAll = (status: number, message = '') =>
  server.use(http.all('*/api/*', () => HttpResponse.json({ data: null, message, status })))

/** Makes every access to storage throw. */
const blockStorage = () => {
  for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}

/** Scrolls to the end of every list again and again, for this long. */
const watchEnd = (ms: number) =>
  waitFor(
    () => {
      act(scrollIntoReach)
      throw new Error('watching')
    },
    { timeout: ms, interval: 20 },
  ).catch(() => undefined)

beforeEach(() => {
  requests.length = 0
})
afterEach(() => vi.restoreAllMocks())

describe('the end of a session where storage is blocked', () => {
  test('[API-09] [A437] the app navigates in place, past the guard, with the return path', async () => {
    blockStorage()
    const { router } = await renderApp('/service/list', { signedInAs: '13800000001' })
    await heading('服务列表')
    answerAll(50035, '<b>账号已停用</b>')
    requests.length = 0
    await act(() => router.navigate('/organ/list?serviceId=1'))
    expect(await screen.findByText('<b>账号已停用</b>')).toBeVisible()
    await heading('登录')
    expect(address()).toBe('/login?redirect=%2Forgan%2Flist%3FserviceId%3D1')
  })

  test('[A437] [RA4] a page whose session ends again at once redirects to the sign-in, and requests nothing more', async () => {
    blockStorage()
    answerAll(50035, '账号已停用')
    await renderApp('/subscribe/nowFree?orgId=1')
    await screen.findByRole('heading', { level: 1, name: '登录' })
    expect(address()).toBe('/login?redirect=%2Fsubscribe%2FnowFree%3ForgId%3D1')
    const { length } = requests
    expect(length).toBeLessThanOrEqual(4)
    await watchEnd(300)
    expect(requests).toHaveLength(length)
  })

  test('[A437] [RA4] a page that is open to all loads again in place, and does not wait for ever', async () => {
    removeStored('session', 'device:session-ended-at')
    blockStorage()
    server.use(
      http.all('*/api/*', () => HttpResponse.json({ data: null, message: '', status: 50035 }), { once: true }),
    )
    await renderApp('/subscribe/nowFree?orgId=102')
    expect(await screen.findByRole('textbox', { name: /姓名/ })).toBeVisible()
    expect(address()).toBe('/subscribe/nowFree?orgId=102')
  })

  test('[RA5] a list that is answered 50035 sends one request, however near its end is', async () => {
    blockStorage()
    const { router } = await renderApp('/guide', { signedInAs: '13800000001' })
    answerAll(50035, '账号已停用')
    await act(() => router.navigate('/service/list'))
    await waitFor(() => expect(address()).toMatch(/^\/login/))
    await watchEnd(2500)
    expect(requests.filter((path) => path === LIST)).toHaveLength(1)
  })
})

test.each([
  [0, 1500],
  [0.5, 2500],
  [0.999, 3498],
])('[A451] pages that are signed out together restart spread over two seconds (random value %s)', async (part, ms) => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(part)
  blockStorage()
  const open = vi.fn(() => Promise.resolve())
  connectRouter(open)
  void onSessionExpired({ kind: 'expired' })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(open).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(open).toHaveBeenCalledOnce()
  connectRouter(undefined)
  vi.useRealTimers()
})

test.each(['/pdf/pdfViewer', '/pdf/iosPdfViewer'])(
  '[A622] [RA4] after a second end within ten seconds at %s the sign-in gets no address of a document',
  async (path) => {
    vi.useFakeTimers()
    blockStorage()
    window.history.replaceState(null, '', `${path}?pdfUrl=https%3A%2F%2Ffiles.example%2F1.pdf%3Fsign%3D1`)
    const open = vi.fn(() => Promise.resolve())
    connectRouter(open)
    rememberNow('session-ended-at')
    void onSessionExpired({ kind: 'expired' })
    await vi.advanceTimersByTimeAsync(4000)
    expect(open.mock.calls).toEqual([['/login?redirect=%2Freport%2Flist']])
    connectRouter(undefined)
    vi.useRealTimers()
  },
)

test.each([
  ['the first end of a session', undefined, null],
  ['a second end within ten seconds', 5000, 'stay'],
  ['a second end after ten seconds', 11_000, null],
])('[RA4] [A437] after %s the login screen may leave for the provider, or rests', (_what, msBefore, rests) => {
  vi.useFakeTimers()
  for (const key of [STAY_KEY, 'device:session-ended-at']) removeStored('session', key)
  if (msBefore !== undefined) {
    rememberNow('session-ended-at')
    vi.advanceTimersByTime(msBefore)
  }
  void onSessionExpired({ kind: 'expired' })
  expect(readStored('session', STAY_KEY, string()) ?? null).toBe(rests)
  vi.useRealTimers()
})
