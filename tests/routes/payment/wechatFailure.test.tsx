import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdTimers, skipTimers } from '../../support/stoppedClocks'
import { answer, refuse } from '../../support/answers'
import { bridgeThat, inWechat, openPay, order, PAY_URL, payButton, said, WX_RESULT, silentCashier } from './support'
import { address, heading, comeBack } from '../../support/app'
import { deferred } from '../../support/deferred'

beforeEach(() => Object.assign(order, { payStatus: 1, seconds: 600, questions: 0 }))

afterEach(() => {
  delete window.WeixinJSBridge
  vi.restoreAllMocks()
})

describe('a failure of the messaging app', () => {
  test('[RF1] a bridge that throws fails the payment, and the order stays payable', async () => {
    bridgeThat(() => {
      throw new Error('broken')
    })
    const { user } = await openPay()
    await user.click(await payButton())
    expect(await screen.findByText('支付失败')).toBeVisible()
    expect(await payButton()).not.toHaveAttribute('aria-disabled')
  })

  test('[RF1] without a bridge within three seconds the page stops waiting, and says where to pay', async () => {
    inWechat()
    const { user } = await openPay()
    const threeSecondsLater = holdTimers(3000)
    await user.click(await payButton())
    expect(await screen.findByRole('button', { name: '正在打开支付' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('请在微信中打开')).toBeNull()
    act(threeSecondsLater)
    expect(await screen.findByText('请在微信中打开')).toBeVisible()
    expect(await payButton()).not.toHaveAttribute('aria-busy')
  })

  test('[RF1] a bridge that loads late is used', async () => {
    inWechat()
    const { user } = await openPay()
    await user.click(await payButton())
    const invoke = silentCashier()
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1))
  })

  test('[A363] outside the messaging app the page says so at once, with a link to copy, and reports no failed payment', async () => {
    const { user } = await openPay()
    expect(await screen.findByText('请在微信中打开')).toBeVisible()
    expect(screen.queryByText('支付失败')).toBeNull()
    expect(screen.getByText(window.location.href)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '复制链接' }))
    expect(await screen.findByText('链接已复制')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(window.location.href)
    expect(await payButton()).toBeEnabled()
  })

  test('[A363] outside the messaging app the filled button is the one that copies the link', async () => {
    await openPay()
    expect(await screen.findByRole('button', { name: '复制链接' })).toHaveAttribute('data-variant', 'primary')
    expect(await payButton()).toHaveAttribute('data-variant', 'secondary')
  })

  test('[A363] where payment works its button is the filled one', async () => {
    inWechat()
    const { user } = await openPay()
    skipTimers(3000)
    await user.click(await payButton())
    expect(await screen.findByRole('button', { name: '复制链接' })).toHaveAttribute('data-variant', 'secondary')
    expect(await payButton()).toHaveAttribute('data-variant', 'primary')
  })

  test('[A363] the tap leads to that explanation, and sends no request', async () => {
    const { user } = await openPay()
    const button = await payButton()
    order.questions = 0
    await user.click(button)
    expect(screen.getByText('请在微信中打开').closest('[role=status]')).toHaveFocus()
    expect(screen.getByText(/请复制链接，在微信中打开后支付/)).toBeVisible()
    expect(order.questions).toBe(0)
    expect(address()).toBe(PAY_URL)
  })

  test('[RF3] after a cashier without an answer, returning to the page asks the server, and payment can be retried', async () => {
    const invoke = silentCashier()
    const { user } = await openPay()
    await user.click(await payButton())
    await screen.findByRole('button', { name: '正在打开支付' })
    order.questions = 0
    await comeBack()
    await user.click(await payButton())
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2))
    expect(order.questions).toBe(1)
  })

  test('[A112] [RF3] a tap during the renewal after a failed payment, then a return: the cashier gets new parameters', async () => {
    const invoke = bridgeThat((callback) => callback(said('fail')))
    const { user } = await openPay()
    await user.click(await payButton())
    await screen.findByText('支付失败')
    const renewal = deferred()
    const fresh = { id: '777', practicalPrice: 39_800, wxResult: { ...WX_RESULT, packageValue: 'prepay_id=new' } }
    const requests = answer('/order/continuePay', () => renewal.promise)
    await user.click(await payButton())
    await waitFor(() => expect(requests).toHaveLength(1))
    await comeBack()
    await user.click(await payButton())
    renewal.resolve(fresh)
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2))
    expect(invoke.mock.lastCall?.[1]).toMatchObject({ package: 'prepay_id=new' })
    expect(await screen.findByText('支付失败')).toBeVisible()
  })

  test.each([
    ['zh', '立即支付', '支付失败', '金额有变化', /应付金额现在是 ¥428.00，还没有付款/],
    ['en', 'Pay now', 'Payment failed', 'The amount has changed', /^¥428.00 is due now, and nothing has been paid/],
  ] as const)(
    '[RF6] [A112] another price after a failed payment is shown, and paid only by the next tap (%s)',
    async (language, pay, failed, title, text) => {
      const invoke = bridgeThat((callback) => callback(said('fail')))
      const { user } = await openPay({ language })
      await user.click(await payButton(pay))
      await screen.findByText(failed)
      answer('/order/continuePay', () => ({ id: '777', practicalPrice: 42_800, wxResult: WX_RESULT }))
      await user.click(await payButton(pay))
      expect(await screen.findByText(title)).toBeVisible()
      expect(screen.getByText(text)).toBeVisible()
      expect(screen.getByText(title).closest('[role=status]')).toHaveFocus()
      expect(screen.getByText('¥428.00')).toBeVisible()
      expect(invoke).toHaveBeenCalledTimes(1)
      await user.click(await payButton(pay))
      await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2))
      expect(await screen.findByText(failed)).toBeVisible()
      expect(screen.queryByText(title)).toBeNull()
    },
  )

  /** Opens the pay page before a cashier that fails. */
  const openFailing = async () => {
    bridgeThat((callback) => callback(said('fail')))
    const { user } = await openPay()
    await payButton()
    return user
  }
  /** Fails once at the cashier; the server then refuses to go on with the order. */
  const failOnceThenRefuse = async () => {
    const user = await openFailing()
    await user.click(await payButton())
    await screen.findByText('支付失败')
    answer('/order/continuePay', () => refuse('订单已关闭'))
    return user
  }

  test('[A112] [A557] an order that the server refuses to go on with, because it is closed, is never called kept', async () => {
    const user = await failOnceThenRefuse()
    const { promise, resolve } = deferred()
    const asked = answer('/order/getPayStatus', () => promise)
    await user.click(await payButton())
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.getByRole('button', { name: '正在打开支付' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('支付失败')).toBeNull()
    expect(screen.queryByText(/订单还保留着/)).toBeNull()
    resolve({ payStatus: 5 })
    expect(await screen.findByText('支付时间已结束')).toBeVisible()
  })

  test('[A112] [A557] an order that the server refuses to go on with, but that is unpaid, is called kept', async () => {
    const user = await failOnceThenRefuse()
    await user.click(await payButton())
    await waitFor(() => expect(screen.getByText('支付失败').parentElement).toHaveTextContent('订单还保留着'))
    expect(await payButton()).not.toHaveAttribute('aria-busy', 'true')
  })

  test.each([
    ['the cashier fails', openFailing],
    ['the server refuses to go on', failOnceThenRefuse],
  ])('[A557] [A613] where %s and the status stays unknown, the page does not call the order kept', async (_, open) => {
    const user = await open()
    answer('/order/getPayStatus', () => Response.error())
    await user.click(await payButton())
    const title = await screen.findByText('支付失败')
    await waitFor(() => expect(title.parentElement).toHaveTextContent('没能查到订单现在的状态'))
    expect(screen.queryByText(/订单还保留着/)).toBeNull()
    expect(await payButton()).not.toHaveAttribute('aria-busy', 'true')
  })

  test.each([
    ['paid in another tab', 2, '支付成功'],
    ['closed', 5, '支付时间已结束'],
  ])(
    '[A609] a cashier that fails because the order was %s: the page never calls it kept',
    async (_, status, message) => {
      bridgeThat((callback) => {
        order.payStatus = status
        callback(said('fail'))
      })
      const { user } = await openPay()
      const shown: string[] = []
      const observer = new MutationObserver(() => void shown.push(document.body.textContent))
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      await user.click(await payButton())
      expect(await screen.findByText(message)).toBeVisible()
      observer.disconnect()
      expect(shown.filter((text) => text.includes('订单还保留着'))).toEqual([])
    },
  )

  test('[RA14] [A609] a return and a failed cashier at the same time renew the seconds, and say what failed', async () => {
    let fail: () => void = () => undefined
    bridgeThat((callback) => {
      fail = () => callback(said('fail'))
    })
    const { user } = await openPay()
    await user.click(await payButton())
    await screen.findByRole('button', { name: '正在打开支付' })
    order.seconds = 95
    await comeBack()
    fail()
    expect(await screen.findByText('支付失败')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^01:3[45]/))
  })

  test('[RF3] after a cashier without an answer, a paid order shows the appointment on return', async () => {
    silentCashier()
    const { user } = await openPay()
    await user.click(await payButton())
    order.payStatus = 2
    await comeBack()
    await heading('支付成功')
  })
})
