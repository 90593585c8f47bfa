import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '@/api/http'
import type { PayOutcome, PayParameters } from '@/domain/payment/payment'
import { connectWechat } from '@/gateways/wechat/port'
import { setClockOffset } from '@/lib/time/clock'
import { USER_PREFIX } from '@/stores/userStorage'
import { openPayment, pay, recheckPayment, returnToPayment } from '@/stores/payment/pay'
import { reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { markConfirming } from '@/stores/payment/mark'
import { rememberPayment } from '@/stores/payment/parameters'
import { noteReplacement, openReschedule, startReschedule } from '@/stores/payment/reschedule'
import { useAccount } from '@/stores/account/account'
import { resetStores } from '@/stores/createStore'
import { clientHost } from '../../fixtures/clientHost'

const requests: string[] = []
let status: number | 'offline' | 'signedOut' = 1
let seconds: unknown = 900
let here = true
let customerId = '1001'
let continued: unknown
const parameters = {
  timeStamp: '1',
  nonceStr: 'n',
  packageValue: 'p',
  signType: 'RSA',
  paySign: 's',
  appId: undefined,
}
const reply = (data: unknown) => HttpResponse.json({ data, message: '', status: 200 })

const server = setupServer(
  http.get('*/api/order/getPayStatus', ({ request }) => {
    requests.push(`status ${new URL(request.url).search}`)
    if (status === 'signedOut') return HttpResponse.json({ data: null, message: '', status: 50012 })
    return status === 'offline' ? HttpResponse.error() : reply({ payStatus: status })
  }),
  http.get('*/api/order/paySurplusTime', () => reply(seconds)),
  http.post('*/api/order/continuePay', async ({ request }) => {
    requests.push(`continue ${await request.text()}`)
    return continued instanceof Response ? continued : reply(continued)
  }),
  http.get('*/api/customer/getCustomerInfo', () => reply({ id: customerId })),
)
const cashier = vi.fn<(parameters: PayParameters) => Promise<PayOutcome>>()
const shown = () => usePayment.getState().payments.get('subscribe A1')

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  connectClient(clientHost())
  connectWechat({ isHere: () => here, pay: cashier, hasProvider: false, authorise: vi.fn() })
  requests.length = 0
  status = 1
  seconds = 900
  here = true
  customerId = '1001'
  continued = { id: 'A1', practicalPrice: 12800, wxResult: { ...parameters, packageValue: 'fresh' } }
})
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
  server.resetHandlers()
  resetStores()
})
afterAll(() => server.close())

const placed = () => rememberPayment('subscribe', { id: 'A1', priceFen: 12800, parameters })

describe('paying an order', () => {
  test('[PAY-11] parameters and price are stored for the session and used when the page opens', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({
      state: 'payable',
      priceFen: 12800,
      parameters: { packageValue: 'p' },
      opening: false,
    })
    expect(requests).toEqual(['status ?id=A1&type=subscribe'])
  })

  test('[RF5] parameters that are not stored, as after a reload elsewhere, are fetched', async () => {
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', parameters: { packageValue: 'fresh' } })
    expect(requests).toEqual(['status ?id=A1&type=subscribe', 'continue id=A1'])
  })

  test.each([
    [2, 'paid'],
    [3, 'refunded'],
    [4, 'refunded'],
    [5, 'over'],
  ])('[RF5] pay status %i opens as %s, without a cashier', async (now, state) => {
    placed()
    status = now
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state })
  })

  test('[A380] a paid consultation has no effect on an appointment with the same id', async () => {
    status = 2
    await openPayment('consult', 'A1')
    expect(reasonNotToPay('consult', 'A1')(usePayment.getState())).toBe('paid')
    expect(reasonNotToPay('subscribe', 'A1')(usePayment.getState())).toBeUndefined()
    status = 1
    placed()
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable' })
    expect(reasonNotToPay('consult', 'A1')(usePayment.getState())).toBe('paid')
  })

  test.each([0, -3])('[RB7] with %i seconds left the time is over', async (left) => {
    placed()
    seconds = left
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'over' })
  })

  test.each(['cancel', 'fail', 'missing'] as const)(
    '[PAY-05] [PAY-06] after %s the order stays payable and no status is requested',
    async (outcome) => {
      placed()
      await openPayment('subscribe', 'A1')
      cashier.mockResolvedValueOnce(outcome)
      await pay('subscribe', 'A1')
      expect(shown()).toMatchObject({ state: 'payable', opening: false, last: outcome })
      expect(requests).toHaveLength(1)
    },
  )

  const afterFail = async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockReset()
    cashier.mockResolvedValue('fail')
    await pay('subscribe', 'A1')
    requests.length = 0
  }

  test('[APPT-16] [A112] after a failed payment the next one has new parameters', async () => {
    await afterFail()
    await pay('subscribe', 'A1')
    expect(requests).toEqual(['continue id=A1'])
    expect(cashier.mock.calls).toMatchObject([[{ packageValue: 'p' }], [{ packageValue: 'fresh' }]])
    expect(shown()).toMatchObject({ state: 'payable', opening: false, last: 'fail' })
  })

  test('[A112] a cancelled payment is tried again with the same parameters', async () => {
    await afterFail()
    cashier.mockResolvedValue('cancel')
    await pay('subscribe', 'A1')
    await pay('subscribe', 'A1')
    expect(requests).toEqual(['continue id=A1'])
    expect(cashier.mock.calls.slice(1)).toMatchObject([[{ packageValue: 'fresh' }], [{ packageValue: 'fresh' }]])
  })

  test.each([
    ['is not answered', 2, () => HttpResponse.error()],
    ['is refused', 1, () => HttpResponse.json({ data: null, message: '订单已关闭', status: 50000 })],
  ])('[A112] when the call for new parameters %s, the cashier has opened %i times', async (_what, opened, reply) => {
    await afterFail()
    continued = reply()
    await pay('subscribe', 'A1')
    expect(cashier).toHaveBeenCalledTimes(opened)
    expect(shown()).toMatchObject({ state: 'payable', opening: false, last: 'fail' })
  })

  test('[A112] [RF5] no cashier opens when the order turns out to be paid while new parameters are fetched', async () => {
    await afterFail()
    const paying = pay('subscribe', 'A1')
    status = 2
    await returnToPayment('subscribe', 'A1')
    await paying
    expect(cashier).toHaveBeenCalledTimes(1)
    expect(shown()).toMatchObject({ state: 'paid' })
  })

  test('[RB1] [A112] new parameters that arrive after a later tap open no second cashier', async () => {
    await afterFail()
    let callback: (data: unknown) => void = () => undefined
    server.use(
      http.post('*/api/order/continuePay', async () => reply(await new Promise((resolve) => (callback = resolve))), {
        once: true,
      }),
    )
    const first = pay('subscribe', 'A1')
    await vi.waitFor(() => expect(callback).not.toHaveLength(0))
    await returnToPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(new Promise(() => undefined))
    void pay('subscribe', 'A1')
    await vi.waitFor(() => expect(cashier).toHaveBeenCalledTimes(2))
    expect(cashier.mock.calls).toMatchObject([[{ packageValue: 'p' }], [{ packageValue: 'fresh' }]])
    callback(continued)
    await first
    expect(cashier).toHaveBeenCalledTimes(2)
    expect(shown()).toMatchObject({ state: 'payable', opening: true })
  })

  test('[RB1] [A112] new parameters that arrive after the page was opened again open no second cashier', async () => {
    await afterFail()
    const callbacks: ((data: unknown) => void)[] = []
    server.use(
      http.post('*/api/order/continuePay', async () => reply(await new Promise((resolve) => callbacks.push(resolve)))),
    )
    const first = pay('subscribe', 'A1')
    await vi.waitFor(() => expect(callbacks).toHaveLength(1))
    const opening = openPayment('subscribe', 'A1')
    await vi.waitFor(() => expect(callbacks).toHaveLength(2))
    callbacks[1]?.(continued)
    await opening
    cashier.mockResolvedValueOnce('cancel').mockReturnValueOnce(new Promise(() => undefined))
    await pay('subscribe', 'A1')
    void pay('subscribe', 'A1')
    await vi.waitFor(() => expect(cashier).toHaveBeenCalledTimes(3))
    callbacks[0]?.(continued)
    await first
    expect(cashier).toHaveBeenCalledTimes(3)
    expect(shown()).toMatchObject({ state: 'payable', opening: true })
  })

  test('[A112] an earlier cashier that fails late leaves no parameters to try again', async () => {
    const answer = await openCashier()
    await openPayment('subscribe', 'A1')
    await answer('fail')
    cashier.mockReset()
    cashier.mockResolvedValue('cancel')
    await pay('subscribe', 'A1')
    expect(cashier.mock.calls).toMatchObject([[{ packageValue: 'fresh' }]])
  })

  test('[RF4] an ok in another tab while new parameters are fetched opens no cashier', async () => {
    await afterFail()
    const paying = pay('subscribe', 'A1')
    markConfirming('1001', 'subscribe', 'A1')
    await paying
    expect(cashier).toHaveBeenCalledTimes(1)
    expect(shown()).toMatchObject({ state: 'confirming' })
  })

  test('[RB1] a second tap while the cashier opens does not open it twice', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockClear()
    cashier.mockResolvedValue('cancel')
    await Promise.all([pay('subscribe', 'A1'), pay('subscribe', 'A1')])
    expect(cashier).toHaveBeenCalledTimes(1)
  })

  test('[RF4] ok is no proof: the status is requested at growing intervals for thirty seconds, and paying is blocked meanwhile', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    requests.length = 0
    cashier.mockResolvedValueOnce('ok')
    vi.useFakeTimers()
    const paying = pay('subscribe', 'A1')
    await vi.advanceTimersByTimeAsync(100)
    await vi.waitFor(() => expect(shown()).toEqual({ state: 'confirming', waiting: true, closed: false }))
    cashier.mockClear()
    await pay('subscribe', 'A1')
    expect(cashier).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(40_000)
    await paying
    expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: false })
    expect(requests).toHaveLength(8)
  })

  test('[RF4] after a reload the pay button stays hidden while the payment is unconfirmed', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockResolvedValueOnce('ok')
    vi.useFakeTimers()
    void pay('subscribe', 'A1')
    await vi.advanceTimersByTimeAsync(100)
    usePayment.setState({ payments: new Map() })
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: false })
  })

  test('a confirmation ends the waiting and removes what was stored', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockImplementationOnce(() => {
      status = 2
      return Promise.resolve('ok')
    })
    await pay('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'paid' })
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  test('[RF3] when a cashier never answers, returning to the page requests the status, and an unpaid order can be paid again', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(new Promise(() => undefined))
    void pay('subscribe', 'A1')
    expect(shown()).toMatchObject({ opening: true })
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', opening: false, last: undefined })
    expect(requests).toHaveLength(2)
  })

  test.each(['cancel', 'ok'] as const)(
    '[RF3] a first cashier may answer %s while the second is open',
    async (late) => {
      placed()
      await openPayment('subscribe', 'A1')
      let answer: (outcome: PayOutcome) => void = () => undefined
      cashier
        .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
        .mockReturnValueOnce(new Promise(() => undefined))
      const first = pay('subscribe', 'A1')
      await returnToPayment('subscribe', 'A1')
      void pay('subscribe', 'A1')
      if (late === 'ok') status = 2
      answer(late)
      await first
      expect(shown()).toMatchObject(
        late === 'ok' ? { state: 'paid' } : { state: 'payable', opening: true, last: undefined },
      )
    },
  )

  test('[A380] a silent cashier is not opened again until the server has answered', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(new Promise(() => undefined))
    void pay('subscribe', 'A1')
    status = 'offline'
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', opening: true })
  })

  test('[A380] the answer to a status request sent before the tap does not unblock paying', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(new Promise(() => undefined))
    const asking = returnToPayment('subscribe', 'A1')
    void pay('subscribe', 'A1')
    await asking
    expect(shown()).toMatchObject({ state: 'payable', opening: true })
  })

  test.each([
    [2, 'paid'],
    [3, 'refunded'],
    [5, 'over'],
  ])('[RF5] when pay status %i is set elsewhere, returning to the page shows %s', async (now, state) => {
    placed()
    await openPayment('subscribe', 'A1')
    status = now
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state })
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  test('[A363] outside the messaging app the page says so before the tap, and the order stays payable', async () => {
    placed()
    here = false
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', last: 'missing' })
  })

  test('a failed status request leaves everything as it was', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    status = 'offline'
    await expect(recheckPayment('subscribe', 'A1')).resolves.toBe(false)
    expect(shown()).toMatchObject({ state: 'payable' })
  })

  test('a failed request for the payment shows a failure, not a cashier', async () => {
    placed()
    status = 'offline'
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'failed', error: { kind: 'offline' } })
  })
})

/** Opens a cashier whose answer the test gives later. */
const openCashier = async () => {
  placed()
  await openPayment('subscribe', 'A1')
  let answer: (outcome: PayOutcome) => void = () => undefined
  cashier.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const paying = pay('subscribe', 'A1')
  return async (outcome: PayOutcome) => {
    answer(outcome)
    await paying
  }
}
const timeRunsOut = async () => {
  status = 5
  await returnToPayment('subscribe', 'A1')
  expect(shown()).toEqual({ state: 'over' })
}

describe('the status request after every ok', () => {
  test.each([
    [2, 'paid'],
    [3, 'refunded'],
    [4, 'refunded'],
  ])('[A380, A405] when the time is over meanwhile, pay status %i shows %s', async (now, state) => {
    const answer = await openCashier()
    await timeRunsOut()
    status = now
    await answer('ok')
    expect(shown()).toMatchObject({ state })
  })

  test('[A380, A405] when the server still says closed, the status is requested again, and the money may arrive later', async () => {
    const answer = await openCashier()
    await timeRunsOut()
    vi.useFakeTimers()
    requests.length = 0
    const answered = answer('ok')
    await vi.advanceTimersByTimeAsync(100)
    expect(shown()).toEqual({ state: 'confirming', waiting: true, closed: true })
    await vi.advanceTimersByTimeAsync(40_000)
    await answered
    expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: true })
    expect(requests).toHaveLength(8)
    vi.useRealTimers()
    status = 3
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'refunded' })
  })

  test.each([
    ['failed', () => void (status = 'offline')],
    [
      'unknown',
      () =>
        server.use(
          http.get(
            '*/api/order/getPayStatus',
            () => HttpResponse.json({ data: null, message: '订单不存在', status: 50404 }),
            { once: true },
          ),
        ),
    ],
  ])('[A380] it is sent even when the page shows %s meanwhile', async (state, happens) => {
    const answer = await openCashier()
    happens()
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state })
    status = 2
    await answer('ok')
    expect(shown()).toMatchObject({ state: 'paid' })
  })

  test('[A93] an order that the server does not know keeps no parameters on the phone', async () => {
    placed()
    server.use(
      http.get('*/api/order/getPayStatus', () =>
        HttpResponse.json({ data: null, message: '订单不存在', status: 50404 }),
      ),
    )
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'unknown' })
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  test('[A380] it is sent while the page opens again, and that page’s own request does not undo it', async () => {
    const answer = await openCashier()
    let callback: (data: unknown) => void = () => undefined
    server.use(
      http.get('*/api/order/getPayStatus', async () => reply(await new Promise((resolve) => (callback = resolve))), {
        once: true,
      }),
    )
    const opening = openPayment('subscribe', 'A1')
    await vi.waitFor(() => expect(callback).not.toHaveLength(0))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = answer('ok')
    await vi.advanceTimersByTimeAsync(100)
    callback({ payStatus: 1 })
    await opening
    expect(shown()).toMatchObject({ state: 'confirming', waiting: true })
    await vi.advanceTimersByTimeAsync(60_000)
    await answered
  })

  test('[RF3] two oks send one series of requests', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    const answers: ((outcome: PayOutcome) => void)[] = []
    cashier.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const first = pay('subscribe', 'A1')
    await returnToPayment('subscribe', 'A1')
    const second = pay('subscribe', 'A1')
    expect(answers).toHaveLength(2)
    requests.length = 0
    vi.useFakeTimers()
    for (const answer of answers) answer('ok')
    await vi.advanceTimersByTimeAsync(60_000)
    await Promise.all([first, second])
    expect(requests).toHaveLength(8)
  })

  test.each([
    [2, 'paid'],
    [3, 'refunded'],
  ])('[A405] an ok that arrives after pay status %i requests nothing: the order stays %s', async (now, state) => {
    const answer = await openCashier()
    status = now
    await returnToPayment('subscribe', 'A1')
    const before = shown()
    requests.length = 0
    await answer('ok')
    expect(shown()).toBe(before)
    expect(shown()).toMatchObject({ state })
    expect(requests).toEqual([])
    expect(Object.keys(window.localStorage)).toEqual([])
  })

  test('[A405] an expired order is checked again on return, because the money may have arrived', async () => {
    placed()
    status = 5
    await openPayment('subscribe', 'A1')
    status = 3
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'refunded' })
  })
})

describe('a reschedule that is kept on this phone', () => {
  const begun = { appointmentId: 'A1', serviceId: '1', customerId: '1001', day: '2026-11-26', toldFen: 29800 }
  const itIs = (time: string) => setClockOffset(Date.parse(`${time}+08:00`) - Date.now())
  const startWithOrder = async () => {
    itIs('2026-11-25T17:50:00')
    await startReschedule(begun)
    const reschedule = await openReschedule()
    if (reschedule !== undefined) noteReplacement(reschedule, 'B2')
  }

  test('[A515] with a new order it lasts until the day of the earlier appointment is over', async () => {
    await startWithOrder()
    itIs('2026-11-26T23:59:00')
    expect(await openReschedule()).toMatchObject({ appointmentId: 'A1', newId: 'B2' })
    itIs('2026-11-27T00:01:00')
    expect(await openReschedule()).toBeUndefined()
    expect(window.localStorage.getItem('of:1001:reschedule')).toBeNull()
  })

  test('[A515] while its order stands, it does not begin again', async () => {
    await startWithOrder()
    expect(await startReschedule(begun)).toBeUndefined()
    expect(await openReschedule()).toMatchObject({ appointmentId: 'A1', newId: 'B2' })
  })
})

describe('the stored answer of the cashier', () => {
  /** The cashier answers ok and the page closes before the server confirms: only stored data is left. */
  const okAndGone = async () => {
    const answer = await openCashier()
    status = 'signedOut'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = answer('ok')
    resetStores(USER_PREFIX)
    window.sessionStorage.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    await answered
    vi.useRealTimers()
    status = 1
  }

  test('[RF4, A384] after the session ends or the web view closes, no second payment is offered', async () => {
    await okAndGone()
    expect(usePayment.getState().payments.size).toBe(0)
    expect(reasonNotToPay('subscribe', 'A1')(usePayment.getState())).toBe('confirming')
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: false })
    expect(requests.filter((one) => one.startsWith('continue'))).toEqual([])
  })

  test('[RF4] an answer that the order is closed is not final', async () => {
    await okAndGone()
    status = 5
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: true })
  })

  test.each([
    [2, 'paid'],
    [3, 'refunded'],
    [4, 'refunded'],
  ])(
    '[RF4] [RG2] the server’s pay status %i ends it, and even a wrong one offers no second payment',
    async (now, state) => {
      await okAndGone()
      status = now
      await openPayment('subscribe', 'A1')
      expect(shown()).toEqual({ state })
      status = 1
      await openPayment('subscribe', 'A1')
      expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: false })
    },
  )

  test('[RF4, A384] it is kept for half a day', async () => {
    await okAndGone()
    setClockOffset(13 * 3_600_000)
    expect(reasonNotToPay('subscribe', 'A1')(usePayment.getState())).toBeUndefined()
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable' })
  })

  test('[RF4, A384] it belongs to one person and is removed for another', async () => {
    await okAndGone()
    customerId = '1002'
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable' })
    expect(Object.keys(window.localStorage)).toEqual([])
  })

  test('[RF4, A384] a sign-out removes it', async () => {
    await okAndGone()
    resetStores()
    expect(reasonNotToPay('subscribe', 'A1')(usePayment.getState())).toBeUndefined()
  })

  test('[RF4, RF5] after an ok in another tab nothing can be paid in this one, not even by a tap', async () => {
    await okAndGone()
    const kept = Object.fromEntries(Object.entries(window.localStorage))
    window.localStorage.clear()
    useAccount.setState({ customer: { state: 'idle' } })
    placed()
    await openPayment('subscribe', 'A1')
    Object.assign(window.localStorage, kept)
    cashier.mockClear()
    await pay('subscribe', 'A1')
    expect(cashier).not.toHaveBeenCalled()
    expect(shown()).toMatchObject({ state: 'confirming' })
    window.localStorage.clear()
    await openPayment('subscribe', 'A1')
    Object.assign(window.localStorage, kept)
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: false })
  })
})

describe('returning to the page', () => {
  test.each([
    [1, 100],
    [2, 0],
    [3, -5],
  ])(
    '[RA14] the remaining seconds are requested again, because a sleeping phone’s clock stops (%i: %i left)',
    async (_case, left) => {
      placed()
      await openPayment('subscribe', 'A1')
      seconds = left
      await returnToPayment('subscribe', 'A1')
      expect(shown()).toMatchObject(left > 0 ? { state: 'payable', countdown: { seconds: left } } : { state: 'over' })
    },
  )

  test('[RA14] without an answer the countdown continues', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    server.use(http.get('*/api/order/paySurplusTime', () => HttpResponse.error()))
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', countdown: { seconds: 900 } })
  })
})

describe('an order that exists and cannot be paid now', () => {
  test.each([
    ['refused to go on', () => HttpResponse.json({ data: null, message: '系统繁忙', status: 50000 }), 'refused'],
    ['gave nothing to pay with', () => ({ id: 'A1', practicalPrice: 12800, wxResult: null }), 'badResponse'],
    [
      'gave something unreadable to pay with',
      () => ({ id: 'A1', practicalPrice: 12800, wxResult: { ...parameters, paySign: '' } }),
      'badResponse',
    ],
    [
      'gave what another order is paid with',
      () => ({ id: 'A2', practicalPrice: 99900, wxResult: parameters }),
      'badResponse',
    ],
  ])(
    '[A93] when the server %s, the page shows a failure with a retry, not an unknown order',
    async (_what, data, kind) => {
      continued = data()
      await openPayment('subscribe', 'A1')
      expect(shown()).toMatchObject({ state: 'failed', error: { kind } })
      await pay('subscribe', 'A1')
      expect(cashier).not.toHaveBeenCalled()
    },
  )
})
