import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setClockOffset } from '@/lib/time/clock'
import { DAY_MS } from '@/lib/time/units'
import { usePayment } from '@/stores/payment/payment'
import { holdTimers, stopMonotonic } from '../../support/stoppedClocks'
import { answer } from '../../support/answers'
import { openPay, order, PAY_URL, payButton, serveOrder, WX_RESULT, silentCashier } from './support'
import { address, comeBack, heading, PHONE, renderApp } from '../../support/app'
import { deferred } from '../../support/deferred'

beforeEach(() => Object.assign(order, { payStatus: 1, seconds: 600, questions: 0 }))

afterEach(() => {
  delete window.WeixinJSBridge
  vi.restoreAllMocks()
})

const openPayWithoutDetail = () => {
  serveOrder()
  answer('/subscribe/getSubscribeDetail', () => new HttpResponse(null, { status: 500 }))
}

const ZH = '没有找到这个订单，它可能属于另一个账号，或者已不存在。已回到首页。'
const EN = 'This order was not found. It may belong to another account, or no longer exist. You are back on Home.'

describe('the content of the pay page', () => {
  test('[PAY-03] [PAY-11] [CONST-01] it shows the amount, and counts down the server’s seconds whatever the phone’s clock says', async () => {
    const pass = stopMonotonic()
    const cashier = silentCashier()
    const { user } = await openPay()
    await heading('支付订单')
    expect(await screen.findByText('¥398.00')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^10:00/)
    setClockOffset(DAY_MS)
    pass(3000)
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^09:57/))
    await user.click(await payButton())
    expect(cashier.mock.lastCall?.[1]).toMatchObject({ package: 'prepay_id=777' })
  })

  test.each([
    ['zh', '检查日期', '受检人'],
    ['en', 'Date of the check', 'Patient'],
  ] as const)('it shows what is paid, where, when and for whom (%s)', async (language, day, person) => {
    silentCashier()
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
      silentCashier()
      await renderApp(URL_OF_CONSULTATION, { signedInAs: PHONE, language })
      expect(await screen.findByRole('heading', { level: 2, name: kind })).toBeVisible()
      expect(fact(doctor)).toHaveTextContent(who)
      expect(fact(patient)).toHaveTextContent('林婉清')
    })

    test.each([
      ['a quick one has no doctor yet', 'quickConsult', '2', '快速咨询', '还没有医生接诊'],
      ['[A387] a doctor whose name is not told is shown as —', 'consult', '1', '图文咨询', '—'],
    ])('%s', async (_, type, consultationType, kind, doctor) => {
      silentCashier()
      const row = { id: '7', consultationStatus: 0, consultationType, customerName: '林婉清' }
      answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
      answer('/order/getPayStatus', () => ({ payStatus: 1 }))
      answer('/consultation/paySurplusTime', () => 600)
      answer('/consultation/continuePay', () => ({ id: '7', practicalPrice: 2900, wxResult: WX_RESULT }))
      await renderApp(`/order/tradePay/7?type=${type}`, { signedInAs: PHONE })
      expect(await screen.findByRole('heading', { level: 2, name: kind })).toBeVisible()
      expect(fact('医生')).toHaveTextContent(doctor)
    })

    test('what the list has is not requested again', async () => {
      silentCashier()
      const { user } = await renderApp('/consult/my', { signedInAs: PHONE })
      const link = await screen.findByRole('link', { name: '去支付' })
      const requests = answer('/consultation/queryConsultationsByUserId', () => ({ list: [], total: 0 }))
      await user.click(link)
      expect(await screen.findByRole('heading', { level: 2, name: '图文咨询' })).toBeVisible()
      expect(requests).toEqual([])
    })

    test('[PAY-01] without an answer about it the payment works, and no error is shown', async () => {
      const invoke = silentCashier()
      answer('/consultation/queryConsultationsByUserId', () => new HttpResponse(null, { status: 500 }))
      const { user } = await renderApp(URL_OF_CONSULTATION, { signedInAs: PHONE })
      await user.click(await payButton())
      await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1))
      expect(screen.queryByText('医生')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    })
  })

  test('[PAY-01] when the paid item fails to load, payment works and no error is shown', async () => {
    const invoke = silentCashier()
    openPayWithoutDetail()
    const { user } = await renderApp(PAY_URL, { signedInAs: PHONE })
    await user.click(await payButton())
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('受检人')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('its title is shown while loading', async () => {
    const slow = deferred()
    serveOrder()
    answer('/order/getPayStatus', () => slow.promise)
    await renderApp(PAY_URL, { signedInAs: PHONE })
    await heading('支付订单')
    expect(screen.getByText('正在加载')).toBeInTheDocument()
    slow.resolve({ payStatus: 1 })
    await payButton()
    await heading('支付订单')
  })

  test('[PAY-02] [RF2] the cashier receives the values of wxResult, each as a string', async () => {
    const invoke = silentCashier()
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

  test.each([
    ['/order/tradePay/777', 'zh', ZH],
    ['/order/tradePay/777?type=gift', 'zh', ZH],
    ['/order/tradePay/404404?type=subscribe', 'zh', ZH],
    ['/order/tradePay/404404?type=subscribe', 'en', EN],
    ['/order/tradePay/404404?type=consult', 'zh', ZH],
  ] as const)(
    '[A93] [A649] [ORDER-17] an order unknown by its type or to the server leads Home, which says so (%s, %s)',
    async (url, language, text) => {
      // Otherwise the message would be gone before the look on a slow machine.
      holdTimers(Math.min(text.length * 150, 8000))
      await renderApp(url, { signedInAs: PHONE, language })
      await waitFor(() => expect(address()).toBe('/home'))
      expect(await screen.findByText(text)).toBeVisible()
    },
  )
})

describe('returning to the pay page', () => {
  test.each([
    [2, '支付成功'],
    [3, '订单已关闭，款项会原路退回'],
    // Cancelled after 18:00 it is settled without a refund, so no money is promised.
    [4, '订单已关闭'],
  ])('[RF5] [A405] an order settled in another tab with pay status %i shows: %s', async (payStatus, message) => {
    silentCashier()
    await openPay()
    await payButton()
    order.payStatus = payStatus
    await comeBack()
    await heading(payStatus === 2 ? message : '预约详情')
    expect(screen.getByText(message)).toBeVisible()
  })

  test('[RF5] an expired order cannot be paid, opens no cashier, and asks nothing on leaving', async () => {
    const invoke = silentCashier()
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
    silentCashier()
    order.seconds = 1
    await openPay()
    await payButton()
    order.payStatus = 5
    order.questions = 0
    await waitFor(() => expect(screen.getByText('支付时间已结束')).toBeVisible())
    await waitFor(() => expect(screen.getByText('支付时间已结束').parentElement).toHaveFocus())
    expect(order.questions).toBe(1)
  })

  test('[PAY-03] [A108] when the seconds run out without a network, the page says that the time is over', async () => {
    const invoke = silentCashier()
    order.seconds = 1
    await openPay()
    await payButton()
    answer('/order/getPayStatus', () => HttpResponse.error())
    await screen.findByText('支付时间已结束')
    expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
    expect(screen.getByRole('link', { name: '查看订单' })).toBeVisible()
    expect(invoke).not.toHaveBeenCalled()
  })

  test('[RF5] [A93] after a reload with stored parameters, no new ones are requested', async () => {
    silentCashier()
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
    silentCashier()
    await openPay()
    await payButton()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|09:59)/)
    order.seconds = 95
    await comeBack()
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^01:3[45]/))
    order.seconds = 0
    act(() => void window.dispatchEvent(new Event('pageshow')))
    await screen.findByText('支付时间已结束')
  })
})

describe('leaving without paying', () => {
  test.each([
    ['zh', '您还没有支付', '您确定要退出当前页面吗？', '继续支付', '退出'],
    ['en', 'You have not paid yet', 'Do you really want to leave this page?', 'Back to payment', 'Leave'],
  ] as const)(
    '[PAY-10] a dialog asks: staying stays, leaving leaves (%s)',
    async (language, title, message, stay, leave) => {
      silentCashier()
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
    silentCashier()
    const { user } = await openPay()
    await payButton()
    await user.click(screen.getByRole('link', { name: '稍后再付，查看订单' }))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: '您还没有支付' })).getByRole('button', { name: '退出' }),
    )
    await heading('预约详情')
  })
})
