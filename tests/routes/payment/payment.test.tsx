import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setClockOffset } from '@/lib/time/clock'
import { usePayment } from '@/stores/payment/payment'
import { stopMonotonic } from '../../stoppedClocks'
import { answer, later, PHONE, refuse } from '../booking/support'
import {
  bridgeThat,
  comeBack,
  inWechat,
  openPay,
  order,
  PAY_URL,
  payButton,
  said,
  serveOrder,
  serveUnpaid,
  WX_RESULT,
} from './support'
import { address, heading, reloadApp, renderApp, server } from '../support'

beforeEach(() => Object.assign(order, { payStatus: 1, seconds: 600, questions: 0 }))
afterEach(() => {
  delete window.WeixinJSBridge
  vi.restoreAllMocks()
})
const silent = () => bridgeThat(() => undefined)
const openPayWithoutDetail = () => {
  serveOrder()
  answer('/subscribe/getSubscribeDetail', () => new HttpResponse(null, { status: 500 }))
}

describe('the content of the pay page', () => {
  test('[PAY-03] [PAY-11] [CONST-01] it shows the amount, and counts down the server’s seconds whatever the phone’s clock says', async () => {
    const pass = stopMonotonic()
    silent()
    await openPay()
    await heading('支付订单')
    expect(await screen.findByText('¥398.00')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^10:00$/)
    setClockOffset(86_400_000)
    pass(3000)
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^09:57$/))
    expect(usePayment.getState().payments.get('subscribe 777')).toMatchObject({
      priceFen: 39_800,
      parameters: { packageValue: 'prepay_id=777' },
    })
  })

  test.each([
    ['zh', '检查日期', '受检人'],
    ['en', 'Date of the check', 'Patient'],
  ] as const)('it shows what is paid, where, when and for whom (%s)', async (language, day, person) => {
    silent()
    await openPay({ language })
    expect(await screen.findByRole('heading', { level: 2, name: '木棉体检中心' })).toBeVisible()
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
    expect(fact(day)).toHaveTextContent(language === 'zh' ? /11月28日/ : /28 Nov/)
    expect(fact(person)).toHaveTextContent('周玉珍')
  })

  describe('of a consultation', () => {
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
    const URL_OF_CONSULTATION = '/order/tradePay/1745039284758380001?type=consult'

    test.each([
      ['zh', '图文咨询', '医生', '梁清和', '患者'],
      ['en', 'Text and pictures', 'Doctor', '梁清和', 'For'],
    ] as const)('it shows its kind, its doctor and its patient (%s)', async (...args) => {
      const [language, kind, doctor, who, patient] = args
      silent()
      await renderApp(URL_OF_CONSULTATION, { signedInAs: PHONE, language })
      expect(await screen.findByRole('heading', { level: 2, name: kind })).toBeVisible()
      expect(fact(doctor)).toHaveTextContent(who)
      expect(fact(patient)).toHaveTextContent('林婉清')
    })

    test('a quick one has no doctor yet', async () => {
      silent()
      const row = { id: '7', consultationStatus: 0, consultationType: '2', customerName: '林婉清' }
      answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
      answer('/order/getPayStatus', () => ({ payStatus: 1 }))
      answer('/consultation/paySurplusTime', () => 600)
      answer('/consultation/continuePay', () => ({ id: '7', practicalPrice: 2900, wxResult: WX_RESULT }))
      await renderApp('/order/tradePay/7?type=quickConsult', { signedInAs: PHONE })
      expect(await screen.findByRole('heading', { level: 2, name: '快速咨询' })).toBeVisible()
      expect(fact('医生')).toHaveTextContent('还没有医生接诊')
    })

    test('what the list has is not requested again', async () => {
      silent()
      const { user } = await renderApp('/consult/my', { signedInAs: PHONE })
      const link = await screen.findByRole('link', { name: '去支付' })
      const requests = answer('/consultation/queryConsultationsByUserId', () => ({ list: [], total: 0 }))
      await user.click(link)
      expect(await screen.findByRole('heading', { level: 2, name: '图文咨询' })).toBeVisible()
      expect(requests).toEqual([])
    })

    test('[PAY-01] without an answer about it the payment works, and no error is shown', async () => {
      const invoke = silent()
      answer('/consultation/queryConsultationsByUserId', () => new HttpResponse(null, { status: 500 }))
      const { user } = await renderApp(URL_OF_CONSULTATION, { signedInAs: PHONE })
      await user.click(await payButton())
      await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1))
      expect(screen.queryByText('医生')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    })
  })

  test('[PAY-01] when the paid item fails to load, payment works and no error is shown', async () => {
    const invoke = silent()
    openPayWithoutDetail()
    const { user } = await renderApp(PAY_URL, { signedInAs: PHONE })
    await user.click(await payButton())
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('受检人')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[PAY-10] its title is shown while loading', async () => {
    const slow = later()
    serveOrder()
    answer('/order/getPayStatus', () => slow.promise)
    await renderApp(PAY_URL, { signedInAs: PHONE })
    await heading('支付订单')
    expect(screen.getByText('正在加载')).toBeInTheDocument()
    slow.come({ payStatus: 1 })
    await payButton()
    await heading('支付订单')
  })

  test('[PAY-02] [RF2] the cashier receives the values of wxResult, each as a string', async () => {
    const invoke = silent()
    const { user } = await openPay()
    await user.click(await payButton())
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1))
    expect(invoke.mock.calls[0]?.[0]).toBe('getBrandWCPayRequest')
    expect(invoke.mock.calls[0]?.[1]).toMatchObject({
      timeStamp: '1795000000',
      nonceStr: 'nonce',
      package: 'prepay_id=777',
      signType: 'RSA',
      paySign: 'sign',
    })
  })

  test.each([['/order/tradePay/777'], ['/order/tradePay/777?type=gift']])(
    '[A93] [ORDER-17] without a known order type %s redirects Home',
    async (url) => {
      await openPay({ url })
      await waitFor(() => expect(address()).toBe('/home'))
    },
  )

  test('[A93] [ORDER-17] an order unknown to the server redirects Home', async () => {
    await renderApp('/order/tradePay/404404?type=subscribe', { signedInAs: '13800000001' })
    await waitFor(() => expect(address()).toBe('/home'))
  })
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
    await user.click(await payButton())
    expect(await screen.findByRole('button', { name: '正在打开支付' })).toHaveAttribute('aria-busy', 'true')
    expect(await screen.findByText('请在微信中打开')).toBeVisible()
    expect(await payButton()).not.toHaveAttribute('aria-busy')
  })

  test('[RF1] a bridge that loads late is used', async () => {
    inWechat()
    const { user } = await openPay()
    await user.click(await payButton())
    const invoke = silent()
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
    const invoke = silent()
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
    const renewal = later()
    const fresh = { id: '777', practicalPrice: 39_800, wxResult: { ...WX_RESULT, packageValue: 'prepay_id=new' } }
    const requests = answer('/order/continuePay', () => renewal.promise)
    await user.click(await payButton())
    await waitFor(() => expect(requests).toHaveLength(1))
    await comeBack()
    await user.click(await payButton())
    renewal.come(fresh)
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2))
    expect(invoke.mock.lastCall?.[1]).toMatchObject({ package: 'prepay_id=new' })
    expect(await screen.findByText('支付失败')).toBeVisible()
  })

  test('[A112] [A557] an order that the server refuses to go on with, because it is closed, is not called kept', async () => {
    bridgeThat((callback) => callback(said('fail')))
    const { user } = await openPay()
    await user.click(await payButton())
    await screen.findByText('支付失败')
    answer('/order/continuePay', () => refuse('订单已关闭'))
    order.payStatus = 5
    await user.click(await payButton())
    expect(await screen.findByText('支付时间已结束')).toBeVisible()
    expect(screen.queryByText(/订单还保留着/)).toBeNull()
  })

  test('[RF3] after a cashier without an answer, a paid order shows the appointment on return', async () => {
    silent()
    const { user } = await openPay()
    await user.click(await payButton())
    order.payStatus = 2
    await comeBack()
    await heading('支付成功')
  })
})

describe('returning to the pay page', () => {
  test.each([
    [2, '支付成功'],
    [3, '订单已关闭，款项会原路退回'],
  ])('[RF5] [A405] an order settled in another tab with pay status %i shows: %s', async (payStatus, message) => {
    silent()
    await openPay()
    await payButton()
    order.payStatus = payStatus
    await comeBack()
    await heading(payStatus === 2 ? message : '预约详情')
    expect(screen.getByText(message)).toBeVisible()
  })

  test('[RF5] an expired order cannot be paid, opens no cashier, and asks nothing on leaving', async () => {
    const invoke = silent()
    order.payStatus = 5
    const { user, router } = await openPay()
    serveOrder({ subscribeStatus: '3' })
    await screen.findByText('支付时间已结束')
    expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
    await user.click(screen.getByRole('link', { name: '查看订单' }))
    await heading('预约详情')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(invoke).not.toHaveBeenCalled()
  })

  test('[RB7] [RF5] when the seconds run out, the server is asked once, and the page ends', async () => {
    silent()
    order.seconds = 1
    await openPay()
    await payButton()
    order.payStatus = 5
    order.questions = 0
    await waitFor(() => expect(screen.getByText('支付时间已结束')).toBeVisible())
    expect(screen.getByRole('main')).toHaveFocus()
    expect(order.questions).toBe(1)
  })

  test('[RF5] [A93] after a reload with stored parameters, no new ones are requested', async () => {
    silent()
    const { router, continued } = await openPay()
    await payButton()
    expect(continued).toHaveLength(1)
    act(() => usePayment.setState({ payments: new Map() }))
    await act(() => router.navigate(PAY_URL, { replace: true }))
    await payButton()
    expect(continued).toHaveLength(1)
  })
})

describe('a phone that slept', () => {
  test('[RA14] [PAY-03] it shows the server’s seconds at once when it is back', async () => {
    silent()
    await openPay()
    await payButton()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|09:59)$/)
    order.seconds = 95
    await comeBack()
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^01:3[45]$/))
    order.seconds = 0
    act(() => void window.dispatchEvent(new Event('pageshow')))
    await screen.findByText('支付时间已结束')
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
    server.use(http.get('*/api/order/getPayStatus', () => HttpResponse.error(), { once: true }))
    await user.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('没能查到结果，请检查网络后再刷新')).toBeVisible()
    order.payStatus = 3
    await user.click(screen.getByRole('button', { name: '刷新' }))
    await heading('预约详情')
  })
})

describe('leaving without paying', () => {
  test.each([
    ['zh', '您还没有支付', '您确定要退出当前页面吗？', '继续支付', '退出'],
    ['en', 'You have not paid yet', 'Do you really want to leave this page?', 'Back to payment', 'Leave'],
  ] as const)(
    '[PAY-10] a dialog asks: staying stays, leaving leaves (%s)',
    async (language, title, message, stay, leave) => {
      silent()
      const { user, router } = await openPay({ language })
      await payButton(language === 'zh' ? '立即支付' : 'Pay now')
      await act(() => router.navigate('/my'))
      const dialog = within(await screen.findByRole('alertdialog', { name: title }))
      expect(dialog.getByText(message)).toBeVisible()
      await user.click(dialog.getByRole('button', { name: stay }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(address()).toBe(PAY_URL)
      await act(() => router.navigate('/my'))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: leave }))
      await waitFor(() => expect(address()).toBe('/my'))
    },
  )

  test('[PAY-10] the link to the order asks too', async () => {
    silent()
    const { user } = await openPay()
    await payButton()
    await user.click(screen.getByRole('link', { name: '稍后再付，查看订单' }))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: '您还没有支付' })).getByRole('button', { name: '退出' }),
    )
    await heading('预约详情')
  })
})
