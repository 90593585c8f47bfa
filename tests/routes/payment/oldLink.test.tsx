import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { markConfirming } from '@/stores/payment/mark'
import { itIs } from '../../support/clinicClock'
import { address, heading, PHONE, reloadApp, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { bridgeThat, openPay, order, PAY_URL, payButton, said, serveOrder } from './support'

const SUCCESS = /支付成功|Payment successful/

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  Object.assign(order, { payStatus: 2, seconds: 600, questions: 0 })
})
afterEach(() => {
  delete window.WeixinJSBridge
  vi.restoreAllMocks()
})

/** Opens the pay link again, as on another day: the page keeps nothing of the order in memory. */
const openAgain = async (url: string) => {
  window.history.pushState(null, '', url)
  return reloadApp()
}

const payNow = async () => {
  order.payStatus = 1
  bridgeThat((callback) => {
    order.payStatus = 2
    callback(said('ok'))
  })
  const { user } = await openPay()
  await user.click(await payButton())
  await heading('支付成功')
}

describe('the link to an order that was paid before', () => {
  test.each([
    ['zh', '2', '2026-11-25', '已支付'],
    ['zh', '2', '2026-12-10', '已支付'],
    ['zh', '5', '2026-12-10', '未按时到检'],
    ['zh', '6', '2026-12-10', '已登记'],
    ['en', '5', '2026-12-10', 'Missed'],
  ] as const)(
    '[PAY-04] [A648] shows the appointment with its status, and no message of success (%s, status %s, %s: %s)',
    async (language, subscribeStatus, today, status) => {
      itIs(`${today} 10:00:00`)
      serveOrder({ subscribeStatus })
      await renderApp(PAY_URL, { signedInAs: PHONE, language })
      await heading(language === 'zh' ? '预约详情' : 'Appointment')
      expect(address()).toBe('/subscribe/detail/777')
      expect(screen.getByText(new RegExp(`^${status}`))).toBeVisible()
      expect(screen.queryByText(SUCCESS)).toBeNull()
    },
  )

  test.each([
    ['consult', '/chat/777?type=1'],
    ['quickConsult', '/consult/my'],
  ])('[PAY-04] [A648] opens a %s without a message of success', async (type, to) => {
    await openPay({ url: `/order/tradePay/777?type=${type}` })
    await waitFor(() => expect(address()).toBe(to))
    await waitForIdle()
    expect(screen.queryByText(SUCCESS)).toBeNull()
  })

  test('[PAY-04] [A458] [A648] shows the success once to a user who closed the page before the confirmation', async () => {
    markConfirming('1001', 'subscribe', '777')
    await openPay()
    await heading('支付成功')
    await openAgain(PAY_URL)
    await heading('预约详情')
    expect(screen.queryByText(SUCCESS)).toBeNull()
  })

  test('[PAY-04] [A458] [A648] shows no second message of success after a payment', async () => {
    await payNow()
    await openAgain(PAY_URL)
    await heading('预约详情')
    expect(address()).toBe('/subscribe/detail/777')
    expect(screen.queryByText(SUCCESS)).toBeNull()
  })
})

test.each([
  ['is missed', '5', '未按时到检'],
  ['is registered', '6', '已登记'],
])(
  '[PAY-04] [A648] the result of a payment leaves the screen once the check %s',
  async (_, subscribeStatus, status) => {
    await payNow()
    serveOrder({ subscribeStatus })
    act(() => void window.dispatchEvent(new Event('pageshow')))
    await heading('预约详情')
    expect(screen.getByText(new RegExp(`^${status}`))).toBeVisible()
    expect(screen.queryByText(SUCCESS)).toBeNull()
  },
)
