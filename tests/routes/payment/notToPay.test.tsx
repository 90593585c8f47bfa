import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usePayment, type Payment } from '@/stores/payment/payment'
import { changeLanguage } from '@/i18n/setup'
import { itIs } from '../../support/clinicClock'
import { bridgeThat, inWechat, openPay, order, payButton, said, serveUnpaid } from './support'
import { address, heading, PHONE, reloadApp, renderApp } from '../../support/app'

const LIST = '/subscribe/list'
const DETAIL = '/subscribe/detail/777'
const PLACES = [
  [LIST, '我的预约'],
  [DETAIL, '预约详情'],
] as const

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  Object.assign(order, { payStatus: 1, seconds: 600, questions: 0 })
})
afterEach(() => {
  delete window.WeixinJSBridge
  vi.restoreAllMocks()
})

describe('an order whose payment is being confirmed', () => {
  /**
   * The cashier said ok, the server has not confirmed, and the web view was closed; the user opens the app at this
   * address.
   */
  const openAfterOk = async (url: string, title: string) => {
    const invoke = bridgeThat((callback) => callback(said('ok')))
    const { user } = await openPay()
    serveUnpaid()
    await user.click(await payButton())
    await heading('确认中')
    usePayment.setState({ payments: new Map() })
    window.sessionStorage.clear()
    window.history.pushState(null, '', url)
    const opened = await reloadApp()
    await heading(title)
    await screen.findByText('付款确认中，请不要重复支付')
    return { ...opened, invoke }
  }

  test.each(PLACES)('[RF4] it cannot be paid again at %s, and can be refreshed', async (url, title) => {
    const { user, invoke } = await openAfterOk(url, title)
    expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
    expect(screen.queryByText('超时未支付的预约会自动取消。')).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    await user.click(screen.getByRole('button', { name: '查看结果' }))
    await heading('还没有确认到账')
    order.payStatus = 2
    await user.click(screen.getByRole('button', { name: '刷新' }))
    await heading('支付成功')
    expect(invoke).toHaveBeenCalledTimes(1)
  })
})

test.each(PLACES)(
  '[RF4] [RF5] the result found at the pay page is shown at %s, whatever was loaded earlier',
  async (url, title) => {
    inWechat()
    serveUnpaid()
    await renderApp(url, { signedInAs: PHONE })
    await heading(title)
    await payButton()
    const states: [Payment, string, string][] = [
      [{ state: 'over' }, '支付时间已结束', 'Payment expired'],
      [{ state: 'paid', justPaid: true }, '支付成功', 'Payment successful'],
      [{ state: 'refunded' }, '订单已关闭', 'The order is closed'],
      [
        { state: 'refunding' },
        '订单已关闭，款项会原路退回',
        'The order is closed, and the money goes back to your original payment method',
      ],
    ]
    for (const [payment, chinese, english] of states) {
      act(() => usePayment.setState({ payments: new Map([['subscribe 777', payment]]) }))
      expect(screen.getByText(chinese)).toBeVisible()
      expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
      expect(screen.getByRole('button', { name: '查看结果' })).toBeEnabled()
      await act(() => changeLanguage('en'))
      expect(screen.getByText(english)).toBeVisible()
      await act(() => changeLanguage('zh'))
    }
  },
)

describe('a consultation whose payment is being confirmed', () => {
  const ID = '1745039284758380001'

  test.each([
    ['/consult/my', '我的咨询'],
    [`/chat/${ID}?type=1`, '梁清和'],
  ])('[RF4] it cannot be paid again at %s, and its result can be opened', async (url, title) => {
    const invoke = bridgeThat((callback) => callback(said('ok')))
    const { user } = await renderApp(`/order/tradePay/${ID}?type=consult`, { signedInAs: PHONE })
    await user.click(await payButton())
    await heading('确认中')
    usePayment.setState({ payments: new Map() })
    window.sessionStorage.clear()
    window.history.pushState(null, '', url)
    await reloadApp()
    await heading(title)
    expect(await screen.findByText('付款确认中，请不要重复支付')).toBeVisible()
    expect(screen.queryByText(/付款后，问题才会送到/)).toBeNull()
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull()
    await user.click(screen.getByRole('link', { name: '查看结果' }))
    await heading('还没有确认到账')
    expect(invoke).toHaveBeenCalledTimes(1)
  })
})

describe('outside the messaging app', () => {
  test.each(PLACES)(
    '[A363] a tap at %s says what to do, with the link to the pay page, and sends no request',
    async (url, title) => {
      const continued = serveUnpaid()
      const { user } = await renderApp(url, { signedInAs: PHONE })
      await heading(title)
      await user.click(await payButton())
      const sheet = within(await screen.findByRole('dialog', { name: '请在微信中打开' }))
      expect(sheet.getByText(/请复制链接，在微信中打开后支付；订单会一直保留/)).toBeVisible()
      await user.click(sheet.getByRole('button', { name: '复制链接' }))
      expect(await sheet.findByText('链接已复制')).toBeVisible()
      expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/order/tradePay/777?type=subscribe`)
      await user.click(sheet.getByRole('button', { name: '关闭' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(address()).toBe(url)
      expect(await payButton()).toBeEnabled()
      expect([order.questions, continued.length]).toEqual([0, 0])
      // The messaging app’s bridge may load late.
      inWechat()
      await user.click(await payButton())
      await heading('支付订单')
    },
  )
})
