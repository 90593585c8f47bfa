import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { payOrder } from '@/mocks/payment/cashier'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { DETAIL, findNotice, isCancelled, newest, open, toPayment } from '../appointments/anotherDay'
import { CANCEL_INFO } from '../appointments/cancelSupport'
import { clinic, heading } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { bridgeThat, openPay, order, payButton, said, serveOrder, serveUnpaid } from './support'

beforeEach(() => Object.assign(order, { payStatus: 1, seconds: 600, questions: 0 }))

afterEach(() => {
  vi.useRealTimers()
  delete window.WeixinJSBridge
  vi.restoreAllMocks()
})

/** The app asks for the status again. */
const nextStatus = async () => {
  await act(() => vi.advanceTimersByTimeAsync(20_000).then(() => undefined))
  vi.useRealTimers()
  await waitForIdle()
}

describe('a payment that the server confirms after the user has gone on', () => {
  /** The cashier said ok, the server has not confirmed, and the user goes on to this address. */
  const goOn = async (url: string, title: string) => {
    itIs('2026-11-25 10:00:00')
    bridgeThat((callback) => callback(said('ok')))
    const opened = await openPay()
    serveUnpaid()
    answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, refundPrice: 0 }))
    const pay = await payButton()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await opened.user.click(pay)
    await heading('确认中')
    await act(() => opened.router.navigate(url, { replace: true }))
    await heading(title)
    return opened
  }
  const confirm = async () => {
    order.payStatus = 2
    serveOrder({ subscribeStatus: '2' })
    answer('/subscribe/getCancelInfo', () => ({
      ...CANCEL_INFO,
      refundPrice: 39_800,
      refundDeadline: '2026-11-27 18:00:00',
    }))
    await nextStatus()
  }

  test.each([
    ['/subscribe/detail/777', '预约详情'],
    ['/subscribe/list', '我的预约'],
  ])('[RF4] [A548] %s calls the appointment paid', async (url, title) => {
    await goOn(url, title)
    expect(await screen.findByText('付款确认中，请不要重复支付')).toBeVisible()
    expect(screen.getByText('待支付')).toBeVisible()
    await confirm()
    expect(await screen.findByText('已支付')).toBeVisible()
    expect(screen.queryByText('待支付')).toBeNull()
    expect(screen.queryByRole('button', { name: '查看结果' })).toBeNull()
  })

  test('[RF4] [A482] the screen that cancels names the refund, and never says that nothing was paid', async () => {
    await goOn('/subscribe/cancel/777', '取消预约')
    expect(await screen.findByText(/付款还没有确认/)).toBeVisible()
    const said: string[] = []
    const observer = new MutationObserver(() => void said.push(document.body.textContent))
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    await confirm()
    expect(await screen.findByText('现在取消，退款 ¥398.00。')).toBeVisible()
    observer.disconnect()
    expect(said.filter((text) => /还没有支付/.test(text))).toEqual([])
  })
})

describe('another day whose payment is confirmed after the user has gone on', () => {
  test.each([
    ['the old appointment', () => DETAIL, '预约详情'],
    ['the new appointment', () => `/subscribe/detail/${newest().id}`, '预约详情'],
    ['the list', () => '/subscribe/list', '我的预约'],
  ])('[A515] [RF4] %s sees it, and the old one is cancelled', async (_, url, title) => {
    const { user, router } = await open()
    await toPayment(user)
    bridgeThat((callback) => callback(said('ok')))
    const pay = await payButton()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await user.click(pay)
    await heading('确认中')
    await act(() => router.navigate(url(), { replace: true }))
    await heading(title)
    await findNotice(/11月26日 周四的预约(仍然保留|会自动取消)/)
    payOrder(clinic, newest().id, { settleAfterMs: 0 })
    await nextStatus()
    expect(await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)).toBeVisible()
    await waitFor(() => expect(isCancelled()).toBe(true))
  })
})
