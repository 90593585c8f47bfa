import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startSession } from '@/stores/auth/session'
import { skipTimers, stopMonotonic } from '../support/stoppedClocks'
import { waitForIdle } from '../support/waitForIdle'
import { reloadApp, renderApp, server, tokenOf } from '../support/app'

/** The requests since the last tap. */
let requests: string[] = []

/** From now on the server answers nothing. */
const stopServer = () =>
  server.use(
    http.all('*/api/*', ({ request }) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return new Response('', { status: 503 })
    }),
  )

const retryButton = async () => {
  const [first] = await screen.findAllByRole('button', { name: '重试' })
  if (first === undefined) throw new Error('Nothing offers to try again.')
  return first
}

/** Some requests, such as that for the badge, wait for this pause; here they are sent at once. */
const REST_MS = 1000

const failedOpening = async () => {
  await retryButton()
  await waitForIdle()
}

beforeEach(async () => {
  skipTimers(REST_MS)
  // On a busy machine a screen may take more than five seconds, after which two more calls are allowed.
  stopMonotonic()
  requests = []
  startSession(await tokenOf('13800000001'))
})

describe('[A451] an outage costs two calls a tap at most', () => {
  test.each([
    // A first visit sends at once what it needs.
    ['/home', 2, '有预约等您支付'],
    ['/service/detail/1', 2, '检查套餐'],
    ['/order/selectTime/1?orgId=102', 6, '还没有选择日期'],
    ['/subscribe/submit/1?orgId=105', 6, '还没有选择日期'],
  ])(
    '%s sends few calls when it is opened, retried and reloaded, and shows its content after the outage',
    async (at, onFirstVisit, shown) => {
      stopServer()
      const { user } = await renderApp(at)
      await failedOpening()
      expect(requests.length, requests.join()).toBeLessThanOrEqual(onFirstVisit)
      for (const again of [async () => user.click(await retryButton()), reloadApp]) {
        requests = []
        await again()
        await failedOpening()
        expect(requests.length).toBeGreaterThan(0)
        expect(requests.length).toBeLessThanOrEqual(2)
      }
      server.resetHandlers()
      await user.click(await retryButton())
      expect(await screen.findByText(shown)).toBeVisible()
      await vi.waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull())
      expect(screen.queryByText(/没能/)).toBeNull()
    },
  )

  test('a link to another screen and the return of the network send two calls at most', async () => {
    const { user } = await renderApp('/home')
    const links = within(await screen.findByRole('navigation'))
    await screen.findByText('有预约等您支付')
    await waitForIdle()
    stopServer()
    for (const name of ['个人中心', '首页', '检查', '咨询']) {
      requests = []
      await user.click(links.getByRole('link', { name: new RegExp(name) }))
      await waitForIdle()
      // The app notices the outage at the first tap, which may send more.
      if (name !== '个人中心') expect(requests.length).toBeLessThanOrEqual(2)
    }
    requests = []
    window.dispatchEvent(new Event('online'))
    await waitForIdle()
    expect(requests.length).toBeLessThanOrEqual(2)
  })
})

test('[A451] Home says once that it shows what was known before', async () => {
  const { user } = await renderApp('/home')
  await screen.findByText('有预约等您支付')
  await screen.findByText('¥128.00')
  stopServer()
  await user.click(screen.getByRole('link', { name: /个人中心/ }))
  await waitForIdle()
  await user.click(screen.getByRole('link', { name: /首页/ }))
  await failedOpening()
  const said = screen.getAllByText(/没能更新/).filter((line) => line.closest('[hidden]') === null)
  expect(said).toHaveLength(1)
})
