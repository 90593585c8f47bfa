import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { hideNotice, hideNoticesLeftBehind, showNotice, useNotice } from '@/app/notices'
import { NoticeSlot } from '@/app/Shell'
import { trackNavigation } from '@/app/pendingNavigation'
import { loadWords, startLanguage } from '@/i18n/setup'
import { registerInlineError } from '@/lib/inlineErrors'
import { automaticNavigation } from '@/routes/shared/automaticNavigation'
import { useAppointments } from '@/stores/appointments/appointments'
import { answer } from '../support/answers'
import { renderApp } from '../support/app'

const refused = (sentence: string) => new ApiError('refused', 50000, sentence)
const OFFLINE = new ApiError('offline')

const notice = () => renderHook(useNotice).result.current
const bar = () => screen.queryByRole('button', { name: /^(关闭|Close)$/ })
/** Counts how often a notice is shown, however briefly. */
const barsDrawn = () => {
  let count = 0
  let isShown = bar() !== null
  const observer = new MutationObserver(() => {
    const wasThere = isShown
    isShown = bar() !== null
    if (isShown && !wasThere) count += 1
  })
  observer.observe(document.body, { subtree: true, childList: true })
  return () => {
    observer.disconnect()
    return count
  }
}
/** A page that leads to one with a slow loader. */
const slowRouter = () => {
  let arrive: () => void = () => undefined
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NoticeSlot />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: null },
        {
          path: '/slow',
          element: <h1>slow</h1>,
          loader: () =>
            new Promise<null>((resolve) => {
              arrive = () => resolve(null)
            }),
        },
      ],
    },
  ])
  hideNoticesLeftBehind(router)
  trackNavigation(router)
  return { router, arrive: () => arrive() }
}

afterEach(hideNotice)

test('[SVC-09] the notice that explains a redirect stays readable, however long the navigation took', async () => {
  vi.useFakeTimers()
  const { router, arrive } = slowRouter()
  showNotice(refused('服务不存在'))
  const gone = router.navigate('/slow', { replace: true, state: automaticNavigation() })
  act(() => void vi.advanceTimersByTime(60_000))
  vi.useRealTimers()
  arrive()
  await gone
  expect(router.state.location.pathname).toBe('/slow')
  expect(notice()).toMatchObject({ serverMessage: '服务不存在' })
})

test('a navigation by the user removes the notice', async () => {
  const { router, arrive } = slowRouter()
  showNotice(refused('服务不存在'))
  const gone = router.navigate('/slow')
  expect(notice()).toBeUndefined()
  arrive()
  await gone
})

test('an error during navigation is shown on the page that follows', async () => {
  const { router, arrive } = slowRouter()
  const gone = router.navigate('/slow')
  showNotice(OFFLINE)
  arrive()
  await gone
  expect(notice()).toBe(OFFLINE)
})

test('going Back removes the notice of an automatic navigation', async () => {
  const { router, arrive } = slowRouter()
  const navigation = router.navigate('/slow', { state: structuredClone(automaticNavigation()) })
  showNotice(OFFLINE)
  arrive()
  await navigation
  expect(notice()).toBe(OFFLINE)
  await router.navigate(-1)
  expect(notice()).toBeUndefined()
})

test.each([
  ['refused', '名额已满', '名额已满'],
  ['refused', undefined, 'Error'],
  ['http', '<b>系统繁忙</b>', '<b>系统繁忙</b>'],
  ['http', undefined, '服务暂时不可用，请稍后重试'],
  ['badResponse', undefined, '服务出了点问题，请稍后重试'],
] as const)('[API-11] [A432] a failure of kind %s with the words %j reads %s', async (kind, words, shown) => {
  Cookies.set('language', 'zh', { path: '/' })
  startLanguage()
  await loadWords(['shell'])
  showNotice(new ApiError(kind, 500, words))
  const { router } = slowRouter()
  render(<RouterProvider router={router} />)
  expect(await screen.findByText(shown)).toBeVisible()
})

test('a message that a screen shows in place is not repeated as a notice, before, during or after', () => {
  showNotice(OFFLINE)
  const stop = registerInlineError(new ApiError('offline'))
  expect(notice()).toBeUndefined()
  showNotice(new ApiError('offline'))
  expect(notice()).toBeUndefined()
  showNotice(refused('名额已满'))
  expect(notice()).toMatchObject({ serverMessage: '名额已满' })
  hideNotice()
  stop()
  expect(notice()).toBeUndefined()
  showNotice(OFFLINE)
  expect(notice()).toBe(OFFLINE)
})

test('[A432] an error before the page is rendered is shown by the page alone, without a flash of the notice', async () => {
  answer('/subscribe/getSubscribeDetail', () => new Response(null, { status: 500 }))
  const appointment = () => useAppointments.getState().appointments.get('777')
  const drawn = barsDrawn()
  await renderApp('/subscribe/detail/777', {
    signedInAs: '13800000001',
    meanwhile: () => waitFor(() => expect(appointment()?.state).toBe('failed')),
  })
  await screen.findByText('没能打开这个页面')
  expect(drawn()).toBe(0)
})

test('[A432] no notice is shown beside the skeleton of the next page; what that page does not report is shown after', async () => {
  startLanguage()
  await loadWords(['shell'])
  const { router, arrive } = slowRouter()
  render(<RouterProvider router={router} />)
  const gone = router.navigate('/slow')
  act(() => showNotice(OFFLINE))
  expect(bar()).toBeNull()
  arrive()
  await act(() => gone)
  expect(await screen.findByText('slow')).toBeVisible()
  await waitFor(() => expect(bar()).toBeVisible())
})
