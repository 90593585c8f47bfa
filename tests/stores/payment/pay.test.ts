import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { PayOutcome } from '@/domain/payment/payment'
import { openPayment, pay, recheckPayment, returnToPayment } from '@/stores/payment/pay'
import { reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { rememberPayment } from '@/stores/payment/parameters'
import { markConfirming } from '@/stores/payment/mark'
import { resetStores } from '@/stores/createStore'
import { cashier, given, openCashier, PARAMETERS, placed, reply, requests, server, shown } from './support'
import { deferred } from '../../support/deferred'

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
    const [stored = ''] = Object.values<string>(window.sessionStorage)
    expect(Object.keys(JSON.parse(stored) as object).sort()).toEqual(['price', 'wxPayParams'])
  })

  test('[RF5] parameters that are not stored, as after a reload elsewhere, are fetched', async () => {
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', parameters: { packageValue: 'fresh' } })
    expect(requests).toEqual(['status ?id=A1&type=subscribe', 'continue id=A1'])
  })

  test.each([
    [2, 'paid'],
    [3, 'refunding'],
    [4, 'refunded'],
    [5, 'over'],
  ])('[RF5] pay status %i opens as %s, without a cashier', async (now, state) => {
    placed()
    given.payStatus = now
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state })
  })

  test('[A380] a paid consultation has no effect on an appointment with the same id', async () => {
    given.payStatus = 2
    await openPayment('consult', 'A1')
    expect(reasonNotToPay('consult', 'A1')(usePayment.getState())).toBe('paid')
    expect(reasonNotToPay('subscribe', 'A1')(usePayment.getState())).toBeUndefined()
    given.payStatus = 1
    placed()
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable' })
    expect(reasonNotToPay('consult', 'A1')(usePayment.getState())).toBe('paid')
  })

  test('[A380] an unconfirmed payment of a consultation does not block an appointment with the same id', async () => {
    markConfirming('1001', 'consult', 'A1')
    placed()
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable' })
    expect(reasonNotToPay('subscribe', 'A1')(usePayment.getState())).toBeUndefined()
  })

  test('[A93] an appointment is not paid with the stored parameters of a consultation with the same id', async () => {
    const parameters = { ...PARAMETERS, packageValue: 'of the consultation' }
    rememberPayment('consult', { id: 'A1', priceFen: 12800, parameters })
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', parameters: { packageValue: 'fresh' } })
  })

  test('[A66] parameters that arrive after the end of the session are not stored', async () => {
    const { promise, resolve } = deferred()
    const asked = vi.fn(() => promise)
    server.use(http.post('*/api/order/continuePay', async () => reply(await asked())))
    const opening = openPayment('subscribe', 'A1')
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    resetStores()
    resolve(given.continued)
    await opening
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  test.each([0, -3])('[RB7] with %i seconds left the time is over', async (left) => {
    placed()
    given.seconds = left
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'over' })
  })

  test.each([
    ['cancel', 0],
    ['fail', 1],
    ['missing', 0],
  ] as const)(
    '[PAY-05] [PAY-06] [A609] after %s the order stays payable and its status is requested %i times',
    async (outcome, times) => {
      placed()
      await openPayment('subscribe', 'A1')
      requests.length = 0
      cashier.mockResolvedValueOnce(outcome)
      await pay('subscribe', 'A1')
      expect(shown()).toMatchObject({ state: 'payable', opening: false, last: outcome })
      expect(requests).toHaveLength(times)
    },
  )

  test('[A609] [A613] without an answer about the order, a failed cashier leaves it payable and does not call it kept', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    given.payStatus = 'offline'
    cashier.mockResolvedValueOnce('fail')
    await pay('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', opening: false, last: 'failUnknown' })
  })

  test('[A609] a cashier that fails after the page was opened again does not stop the page from loading', async () => {
    placed()
    const { promise, resolve } = deferred<PayOutcome>()
    await openPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(promise)
    const paying = pay('subscribe', 'A1')
    const opening = openPayment('subscribe', 'A1')
    resolve('fail')
    await Promise.all([paying, opening])
    expect(shown()).toMatchObject({ state: 'payable', opening: false, last: undefined })
  })

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
    expect(requests).toEqual(['continue id=A1', 'status ?id=A1&type=subscribe'])
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

  test('[RF6] [A112] parameters that an ended attempt stored with another price open no cashier unasked', async () => {
    await afterFail()
    rememberPayment('subscribe', { id: 'A1', priceFen: 15800, parameters: PARAMETERS })
    await pay('subscribe', 'A1')
    expect(cashier).toHaveBeenCalledTimes(1)
    expect(shown()).toMatchObject({ state: 'payable', priceFen: 15800, opening: false, last: 'newPrice' })
    await pay('subscribe', 'A1')
    expect(cashier).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['has no answer opens the cashier again with the old ones', 2, () => HttpResponse.error()],
    ['is refused opens no cashier', 1, () => HttpResponse.json({ data: null, message: '订单已关闭', status: 50000 })],
  ])('[A112] after a failure, a tap whose call for new parameters %s', async (_what, opened, reply) => {
    await afterFail()
    given.continued = reply()
    await pay('subscribe', 'A1')
    expect(cashier).toHaveBeenCalledTimes(opened)
    expect(shown()).toMatchObject({ state: 'payable', opening: false, last: 'fail' })
  })

  test('[A112] [RF5] no cashier opens when the order turns out to be paid while new parameters are fetched', async () => {
    await afterFail()
    const paying = pay('subscribe', 'A1')
    given.payStatus = 2
    await returnToPayment('subscribe', 'A1')
    await paying
    expect(cashier).toHaveBeenCalledTimes(1)
    expect(shown()).toMatchObject({ state: 'paid' })
  })

  test('[RB1] [A112] new parameters that arrive after a later tap open no second cashier', async () => {
    await afterFail()
    const { promise, resolve } = deferred()
    const asked = vi.fn(() => promise)
    server.use(http.post('*/api/order/continuePay', async () => reply(await asked()), { once: true }))
    const first = pay('subscribe', 'A1')
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    await returnToPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(new Promise(() => undefined))
    void pay('subscribe', 'A1')
    await vi.waitFor(() => expect(cashier).toHaveBeenCalledTimes(2))
    expect(cashier.mock.calls).toMatchObject([[{ packageValue: 'p' }], [{ packageValue: 'fresh' }]])
    resolve(given.continued)
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
    callbacks[1]?.(given.continued)
    await opening
    cashier.mockResolvedValueOnce('cancel').mockReturnValueOnce(new Promise(() => undefined))
    await pay('subscribe', 'A1')
    void pay('subscribe', 'A1')
    await vi.waitFor(() => expect(cashier).toHaveBeenCalledTimes(3))
    callbacks[0]?.(given.continued)
    await first
    expect(cashier).toHaveBeenCalledTimes(3)
    expect(shown()).toMatchObject({ state: 'payable', opening: true })
  })

  test('[A112] an earlier cashier that fails late still removes the stored parameters, so that a tap fetches new ones', async () => {
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

  test('[RB7] once the time is over, a tap opens no cashier', async () => {
    placed()
    given.seconds = 60
    await openPayment('subscribe', 'A1')
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
    await pay('subscribe', 'A1')
    expect(cashier).not.toHaveBeenCalled()
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
      given.payStatus = 2
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
      if (late === 'ok') given.payStatus = 2
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
    given.payStatus = 'offline'
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
    [3, 'refunding'],
    [5, 'over'],
  ])('[RF5] when pay status %i is set elsewhere, returning to the page shows %s', async (now, state) => {
    placed()
    await openPayment('subscribe', 'A1')
    given.payStatus = now
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state })
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  test('[A363] outside the messaging app the page says so before the tap, and the order stays payable', async () => {
    placed()
    given.inWechat = false
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', last: 'missing' })
  })

  test('a failed status request leaves everything as it was', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    given.payStatus = 'offline'
    await expect(recheckPayment('subscribe', 'A1')).resolves.toBe(false)
    expect(shown()).toMatchObject({ state: 'payable' })
  })

  test('a failed request for the payment shows a failure, not a cashier', async () => {
    placed()
    given.payStatus = 'offline'
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'failed', error: { kind: 'offline' } })
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
      given.seconds = left
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
      () => ({ id: 'A1', practicalPrice: 12800, wxResult: { ...PARAMETERS, paySign: '' } }),
      'badResponse',
    ],
    [
      'gave what another order is paid with',
      () => ({ id: 'A2', practicalPrice: 99900, wxResult: PARAMETERS }),
      'badResponse',
    ],
  ])(
    '[A93] when the server %s, the page shows a failure with a retry, not an unknown order',
    async (_what, data, kind) => {
      given.continued = data()
      await openPayment('subscribe', 'A1')
      expect(shown()).toMatchObject({ state: 'failed', error: { kind } })
      await pay('subscribe', 'A1')
      expect(cashier).not.toHaveBeenCalled()
    },
  )
})
