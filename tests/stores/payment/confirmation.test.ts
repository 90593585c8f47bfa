import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { PayOutcome } from '@/domain/payment/payment'
import { useAccount } from '@/stores/account/account'
import { resetStores } from '@/stores/createStore'
import { setClockOffset } from '@/lib/time/clock'
import { HOUR_MS } from '@/lib/time/units'
import { USER_PREFIX } from '@/stores/userStorage'
import { openPayment, pay, returnToPayment } from '@/stores/payment/pay'
import { reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { cashier, given, openCashier, placed, reply, requests, server, shown } from './support'
import { deferred } from '../../support/deferred'

const timeRunsOut = async () => {
  given.payStatus = 5
  await returnToPayment('subscribe', 'A1')
  expect(shown()).toEqual({ state: 'over' })
}

describe('the status request after every ok', () => {
  test.each([
    [2, 'paid'],
    [3, 'refunding'],
    [4, 'refunded'],
  ])('[A380, A405] when the time is over meanwhile, pay status %i shows %s', async (now, state) => {
    const answer = await openCashier()
    await timeRunsOut()
    given.payStatus = now
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
    given.payStatus = 3
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'refunding' })
  })

  test.each([
    ['failed', () => void (given.payStatus = 'offline')],
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
    given.payStatus = 2
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
    const { promise, resolve } = deferred()
    const asked = vi.fn(() => promise)
    server.use(http.get('*/api/order/getPayStatus', async () => reply(await asked()), { once: true }))
    const opening = openPayment('subscribe', 'A1')
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = answer('ok')
    await vi.advanceTimersByTimeAsync(100)
    resolve({ payStatus: 1 })
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
    [3, 'refunding'],
  ])('[A405] an ok that arrives after pay status %i requests nothing: the order stays %s', async (now, state) => {
    const answer = await openCashier()
    given.payStatus = now
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
    given.payStatus = 5
    await openPayment('subscribe', 'A1')
    given.payStatus = 3
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'refunding' })
  })
})

describe('the stored answer of the cashier', () => {
  /** The cashier answers ok and the page closes before the server confirms: only stored data is left. */
  const okAndGone = async () => {
    const answer = await openCashier()
    given.payStatus = 'signedOut'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = answer('ok')
    resetStores(USER_PREFIX)
    window.sessionStorage.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    await answered
    vi.useRealTimers()
    given.payStatus = 1
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
    given.payStatus = 5
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: true })
  })

  test.each([
    [2, { state: 'paid', justPaid: true }],
    [3, { state: 'refunding' }],
    [4, { state: 'refunded' }],
  ])(
    '[RF4] [RG2] the server’s pay status %i ends it, and even a wrong one offers no second payment',
    async (now, settled) => {
      await okAndGone()
      given.payStatus = now
      await openPayment('subscribe', 'A1')
      expect(shown()).toEqual(settled)
      given.payStatus = 1
      await openPayment('subscribe', 'A1')
      expect(shown()).toEqual({ state: 'confirming', waiting: false, closed: false })
    },
  )

  test('[RF4, A384] it is kept for half a day', async () => {
    await okAndGone()
    setClockOffset(13 * HOUR_MS)
    expect(reasonNotToPay('subscribe', 'A1')(usePayment.getState())).toBeUndefined()
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable' })
  })

  test('[RF4, A384] it belongs to one person and is removed for another', async () => {
    await okAndGone()
    given.customerId = '1002'
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
