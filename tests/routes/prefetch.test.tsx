import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { prefetchNext } from '@/app/prefetch'
import { SCREENS } from '@/app/screens'
import { queryConsultationsByUserId } from '@/contract/consultations'
import { ADDRESSES } from '@/domain/addresses'
import { heading, PHONE, renderApp, server } from '../support/app'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

const builtAt = (path: string) => {
  const entry = SCREENS.find((screen) => screen.path === path)
  if (entry === undefined) throw new Error(`The screen table has no ${path}`)
  return entry
}

/** Counts how often the code of the service page and its loader are fetched. */
const watchCode = () => {
  const entry = builtAt(ADDRESSES.serviceDetail)
  const component = vi.spyOn(entry, 'component')
  return { entry, component, count: () => component.mock.calls.length }
}

/** Opens Home with fake timers. */
const openHome = async () => {
  const { router } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  prefetchNext(router)
  return router
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('Home prefetches code and words of the likely next screens, and no data', async () => {
  const { count } = watchCode()
  await openHome()
  await pass(1900)
  expect(count()).toBe(0)
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))
  await pass(400)
  expect(count()).toBe(1)
  // Home itself asks for the doctors' replies a moment after it is shown.
  expect(requests.filter((path) => path !== `/api${queryConsultationsByUserId.path}`)).toEqual([])
  await pass(10_000)
  expect(count()).toBe(1)
})

test('the screen’s own requests come first', async () => {
  const { count } = watchCode()
  let notify: () => void = () => undefined
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        notify = callback
      }
      observe = (of: object) => expect(of).toEqual({ type: 'resource' })
    },
  )
  await openHome()
  await pass(1900)
  notify()
  await pass(1900)
  expect(count()).toBe(0)
  await pass(400)
  expect(count()).toBe(1)
  // A prefetch must not reload the page.
  notify()
  await pass(5000)
  expect(count()).toBe(1)
})

test.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '3g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('nothing is prefetched on a slow or metered connection: %o', async (connection) => {
  const { count } = watchCode()
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  await openHome()
  await pass(5000)
  expect(count()).toBe(0)
})

test('a failed prefetch is not reported', async () => {
  const { component, count } = watchCode()
  component.mockRejectedValue(new Error('lost'))
  await openHome()
  await pass(5000)
  expect(count()).toBe(1)
  expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('')
})

test('leaving before the delay cancels the prefetch', async () => {
  const { count } = watchCode()
  const router = await openHome()
  await pass(1500)
  await act(() => router.navigate('/guide'))
  await pass(5000)
  expect(count()).toBe(0)
})

test('every screen named as likely next exists, and is another screen', () => {
  const named = SCREENS.flatMap(({ path, next = [] }) => next.map((to) => [path, to] as const))
  expect(named.length).toBeGreaterThan(5)
  for (const [path, to] of named) expect([builtAt(to).path, to === path]).toEqual([to, false])
})
