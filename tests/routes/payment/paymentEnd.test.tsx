import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { markConfirming } from '@/stores/payment/mark'
import { usePayment } from '@/stores/payment/payment'
import { answer } from '../../support/answers'
import { bridgeThat, openPay, order, PAY_URL, payButton, said, serveUnpaid, WX_RESULT } from './support'
import { address, heading, reloadApp, server, comeBack } from '../../support/app'
import { deferred } from '../../support/deferred'

beforeEach(() => Object.assign(order, { payStatus: 1, seconds: 600, questions: 0 }))

afterEach(() => {
  delete window.WeixinJSBridge
  vi.restoreAllMocks()
})

describe('the end of a payment', () => {
  test.each([
    ['zh', '支付成功', '立即支付', /^已支付 ¥398\.00，检查已经约好。/, '去填写'],
    ['en', 'Payment successful', 'Pay now', /^¥398\.00 paid, and your check is booked\./, 'Fill it in'],
  ] as const)(
    '[PAY-04] [PAY-07] [A375] a paid order shows the message, and the appointment replaces the pay page (%s)',
    async (language, message, pay, meaning, next) => {
      bridgeThat((callback) => {
        order.payStatus = 2
        callback(said('ok'))
      })
      const { user, router } = await openPay({ language })
      await user.click(await payButton(pay))
      const title = await heading(message)
      await waitFor(() => expect(title).toHaveFocus())
      expect(address()).toBe('/subscribe/detail/777')
      expect(router.state.historyAction).toBe('REPLACE')
      expect(screen.getByText(meaning)).toBeVisible()
      expect(within(screen.getByRole('main')).getByRole('link', { name: next })).toBeVisible()
    },
  )

  const LOOK = {
    zh: '支付没有完成，订单还保留着。请先查看微信支付记录，确认没有扣款再支付。',
    en: 'The payment was not completed. The order is kept. Check your WeChat payments first, and pay again only if you were not charged.',
  }

  test.each([
    ['zh', 'cancel', '支付取消', '您没有被扣款，订单还保留着，可以再次支付。', '立即支付'],
    ['zh', 'fail', '支付失败', LOOK.zh, '立即支付'],
    ['zh', 'fail_system', '支付失败', LOOK.zh, '立即支付'],
    [
      'en',
      'cancel',
      'Payment cancelled',
      'You have not been charged. The order is kept and you can pay again.',
      'Pay now',
    ],
    ['en', 'fail', 'Payment failed', LOOK.en, 'Pay now'],
  ] as const)(
    '[PAY-05] [PAY-06] [RF3] [A106] in %s the cashier’s answer %s shows: %s %s',
    async (language, outcome, message, next, pay) => {
      const invoke = bridgeThat((callback) => callback(said(outcome)))
      const { user } = await openPay({ language })
      await user.click(await payButton(pay))
      expect(await screen.findByText(message)).toBeVisible()
      expect(screen.getByText(next)).toBeVisible()
      expect(address()).toBe(PAY_URL)
      await user.click(await payButton(pay))
      await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2))
    },
  )

  test.each([
    ['zh', 'consult', '支付成功，已支付 ¥99.00', '立即支付', '/chat/777?type=1'],
    ['en', 'consult', 'Payment successful: ¥99.00 paid', 'Pay now', '/chat/777?type=1'],
    ['zh', 'quickConsult', '支付成功，已支付 ¥99.00', '立即支付', '/consult/my'],
    ['en', 'quickConsult', 'Payment successful: ¥99.00 paid', 'Pay now', '/consult/my'],
  ] as const)(
    '[PAY-04] [A458] (%s) a paid %s says so once, with the amount, on the screen that follows',
    async (language, type, message, pay, to) => {
      bridgeThat((callback) => {
        order.payStatus = 2
        callback(said('ok'))
      })
      const url = `/order/tradePay/777?type=${type}`
      const opening = openPay({ language, url })
      answer('/consultation/paySurplusTime', () => order.seconds)
      answer('/consultation/continuePay', () => ({ id: '777', practicalPrice: 9900, wxResult: WX_RESULT }))
      const { user } = await opening
      await user.click(await payButton(pay))
      await waitFor(() => expect(address()).toBe(to))
      expect(screen.getAllByText(message)).toHaveLength(1)
    },
  )

  test.each(['a reload', 'Back'])(
    '[PAY-04] [A458] a paid appointment says so once: %s shows the appointment alone',
    async (way) => {
      bridgeThat((callback) => {
        order.payStatus = 2
        callback(said('ok'))
      })
      const { user, router } = await openPay()
      await user.click(await payButton())
      await heading('支付成功')
      expect(screen.getAllByText('支付成功')).toHaveLength(1)
      if (way === 'a reload') await reloadApp()
      else {
        await act(() => router.navigate('/my'))
        await heading('个人中心')
        await act(() => router.navigate(-1))
      }
      await heading('预约详情')
      expect(address()).toBe('/subscribe/detail/777')
      expect(screen.queryByText('支付成功')).toBeNull()
    },
  )

  test('[RF3] a doubled answer navigates once', async () => {
    bridgeThat((callback) => {
      order.payStatus = 2
      callback(said('ok'))
      callback(said('ok'))
    })
    const { user, router } = await openPay()
    const went = new Set<string>()
    router.subscribe(
      ({ location }) =>
        location.pathname !== '/order/tradePay/777' && went.add(`${location.pathname} ${location.key}`),
    )
    await user.click(await payButton())
    await heading('支付成功')
    await comeBack()
    expect([...went]).toEqual([expect.stringMatching(/^\/subscribe\/detail\/777 /)])
  })

  test.each([
    ['zh', '确认中', '查看订单', '预约详情', '付款确认中，请不要重复支付'],
    ['en', 'Confirming', 'View the order', 'Appointment', 'The payment is being confirmed. Please do not pay again.'],
  ] as const)(
    '[RF4] [A548] while the payment is confirmed the order can be opened, and offers no second payment (%s)',
    async (language, title, way, detail, said_) => {
      const invoke = bridgeThat((callback) => callback(said('ok')))
      const { user, router } = await openPay({ language })
      serveUnpaid()
      await user.click(await payButton(language === 'zh' ? '立即支付' : 'Pay now'))
      await heading(title)
      await user.click(screen.getByRole('link', { name: way }))
      await heading(new RegExp(detail))
      expect(await screen.findByText(said_)).toBeVisible()
      expect(router.state.historyAction).toBe('REPLACE')
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(screen.queryByRole('button', { name: /立即支付|Pay now/ })).toBeNull()
      expect(invoke).toHaveBeenCalledTimes(1)
    },
  )

  test('[RF4] ok without the server’s confirmation shows confirming and no pay button, also after a reload, until the server answers', async () => {
    const invoke = bridgeThat((callback) => callback(said('ok')))
    const { user, router } = await openPay()
    await user.click(await payButton())
    const title = await heading('确认中')
    await waitFor(() => expect(title).toHaveFocus())
    expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
    // As after a reload: only the session storage is left.
    act(() => usePayment.setState({ payments: new Map() }))
    await act(() => router.navigate(PAY_URL, { replace: true }))
    await heading('还没有确认到账')
    expect(await screen.findByRole('button', { name: '帮助与联系' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('刚刚查过，还没有确认到账')).toBeVisible()
    order.payStatus = 2
    await user.click(screen.getByRole('button', { name: '刷新' }))
    await heading('支付成功')
    expect(invoke).toHaveBeenCalledTimes(1)
  })

  test('[RF4] when the user comes back during a refresh, the later request answers it, and no failure is shown', async () => {
    markConfirming('1001', 'subscribe', '777')
    const { user } = await openPay()
    await heading('还没有确认到账')
    const replies = [deferred(), deferred()]
    const asked = answer('/order/getPayStatus', () => replies[Math.min(asked.length, 2) - 1]?.promise)
    await user.click(screen.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await comeBack()
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    replies[0]?.resolve({ payStatus: 1 })
    await act(() => new Promise((turned) => setTimeout(turned, 50)))
    expect(screen.queryByText('没能查到结果，请检查网络后再刷新')).toBeNull()
    expect(screen.getByRole('button', { name: '刷新' })).toHaveAttribute('aria-busy', 'true')
    replies[1]?.resolve({ payStatus: 1 })
    expect(await screen.findByText('刚刚查过，还没有确认到账')).toBeVisible()
  })
})

describe('an ok after the time has ended', () => {
  const open = async () => {
    let answers: (result: { err_msg: string }) => void = () => undefined
    bridgeThat((callback) => {
      answers = callback
    })
    const { user } = await openPay()
    await user.click(await payButton())
    order.payStatus = 5
    await comeBack()
    await screen.findByText('支付时间已结束')
    return { user, sayOk: () => answers(said('ok')) }
  }

  test.each([
    [2, '支付成功'],
    [3, '订单已关闭，款项会原路退回'],
  ])('[A380] [A405] the server is asked, and pay status %i shows: %s', async (payStatus, message) => {
    const { sayOk } = await open()
    order.payStatus = payStatus
    sayOk()
    await heading(payStatus === 2 ? message : '预约详情')
    expect(screen.getByText(message)).toBeVisible()
  })

  test('[A380] [A405] a payment that has not arrived is asked for again, and the page says what becomes of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, sayOk } = await open()
    sayOk()
    await heading('确认中')
    await act(() => vi.advanceTimersByTimeAsync(45_000).then(() => undefined))
    vi.useRealTimers()
    await heading('支付时间已结束，还没有确认到账')
    expect(screen.getByText(/如果已经扣款，款项会原路退回/)).toBeVisible()
    // Not once: on a busy machine the last question of the payment may still be on its way.
    let isLost = true
    server.use(http.get('*/api/order/getPayStatus', () => (isLost ? HttpResponse.error() : undefined)))
    await user.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('没能查到结果，请检查网络后再刷新')).toBeVisible()
    isLost = false
    order.payStatus = 3
    await user.click(screen.getByRole('button', { name: '刷新' }))
    await heading('预约详情')
  })
})
