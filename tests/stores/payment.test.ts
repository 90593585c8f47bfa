import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '../../src/api/client'
import type { PayOutcome } from '../../src/domain/payment/payment'
import { connectWechat } from '../../src/gateways/wechat/port'
import { openPayment, pay, recheckPayment, returnToPayment, rememberPayment, usePayment } from '../../src/stores/payment'
import { resetStores } from '../../src/stores/store'

const asked: string[] = []
let status: number | 'offline' = 1
let seconds: unknown = 900
let here = true
const parameters = { timeStamp: '1', nonceStr: 'n', packageValue: 'p', signType: 'RSA', paySign: 's', appId: undefined }
const reply = (data: unknown) => HttpResponse.json({ data, message: '', status: 200 })

const server = setupServer(
  http.get('*/api/order/getPayStatus', ({ request }) => {
    asked.push(`status ${new URL(request.url).search}`)
    return status === 'offline' ? HttpResponse.error() : reply({ payStatus: status })
  }),
  http.get('*/api/order/paySurplusTime', () => reply(seconds)),
  http.post('*/api/order/continuePay', async ({ request }) => {
    asked.push(`continue ${await request.text()}`)
    return reply({ id: 'A1', practicalPrice: 12800, wxResult: { ...parameters, packageValue: 'fresh' } })
  }),
)
const cashier = vi.fn<() => Promise<PayOutcome>>()
const shown = () => usePayment.getState().payments['A1']

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  connectClient({ baseUrl: '/api', token: () => 't', mayWrite: () => true, renewed: vi.fn(), dropped: vi.fn(), signedOut: vi.fn(), notice: vi.fn() })
  connectWechat({ isHere: () => here, pay: cashier, hasProvider: false, authorise: vi.fn() })
  asked.length = 0
  status = 1
  seconds = 900
  here = true
})
afterEach(() => {
  vi.useRealTimers()
  resetStores()
})
afterAll(() => server.close())

const placed = () => rememberPayment('subscribe', { id: 'A1', priceFen: 12800, parameters })

describe('paying an order', () => {
  test('[PAY-11] parameters and price are kept for the session and used on opening', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', priceFen: 12800, parameters: { packageValue: 'p' }, opening: false })
    expect(asked).toEqual(['status ?id=A1&type=subscribe'])
  })

  test('[RF5] without kept parameters, as after a reload elsewhere, they are asked for anew', async () => {
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', parameters: { packageValue: 'fresh' } })
    expect(asked).toEqual(['status ?id=A1&type=subscribe', 'continue id=A1'])
  })

  test.each([
    [2, 'paid'], [3, 'refunded'], [4, 'refunded'], [5, 'over'],
  ])('[RF5] pay status %i opens as %s, and no cashier', async (now, state) => {
    placed()
    status = now
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state })
  })

  test.each([0, -3])('[RB7] %i seconds left: the time is over', async (left) => {
    placed()
    seconds = left
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'over' })
  })

  test.each(['cancel', 'fail', 'missing'] as const)('[PAY-05] [PAY-06] after %s the order stays payable and the server is not asked', async (outcome) => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockResolvedValueOnce(outcome)
    await pay('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', opening: false, last: outcome })
    expect(asked).toHaveLength(1)
  })

  test('[RB1] a second tap while the cashier opens does not open it twice', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockClear()
    cashier.mockResolvedValue('cancel')
    await Promise.all([pay('subscribe', 'A1'), pay('subscribe', 'A1')])
    expect(cashier).toHaveBeenCalledTimes(1)
  })

  test('[RF4] ok is no proof: the server is asked with growing pauses, for thirty seconds, and nothing can be paid meanwhile', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    asked.length = 0
    cashier.mockResolvedValueOnce('ok')
    vi.useFakeTimers()
    const paying = pay('subscribe', 'A1')
    await vi.advanceTimersByTimeAsync(100)
    await vi.waitFor(() => expect(shown()).toEqual({ state: 'confirming', waiting: true }))
    cashier.mockClear()
    await pay('subscribe', 'A1')
    expect(cashier).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(40_000)
    await paying
    expect(shown()).toEqual({ state: 'confirming', waiting: false })
    expect(asked).toHaveLength(8)
  })

  test('[RF4] after a reload while unconfirmed the pay button stays away', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockResolvedValueOnce('ok')
    vi.useFakeTimers()
    void pay('subscribe', 'A1')
    await vi.advanceTimersByTimeAsync(100)
    usePayment.setState({ payments: {} })
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await openPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'confirming', waiting: false })
  })

  test('a confirmation ends the waiting, and what was kept is removed', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockImplementationOnce(() => {
      status = 2
      return Promise.resolve('ok')
    })
    await pay('subscribe', 'A1')
    expect(shown()).toEqual({ state: 'paid' })
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  test('[RF3] a cashier that never answers: back at the page the server is asked, and what is still to pay can be paid again', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(new Promise(() => undefined))
    void pay('subscribe', 'A1')
    expect(shown()).toMatchObject({ opening: true })
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', opening: false, last: undefined })
    expect(asked).toHaveLength(2)
  })

  test.each(['cancel', 'ok'] as const)('[RF3] a first cashier that says %s while the second is open', async (late) => {
    placed()
    await openPayment('subscribe', 'A1')
    let answer: (outcome: PayOutcome) => void = () => undefined
    cashier.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockReturnValueOnce(new Promise(() => undefined))
    const first = pay('subscribe', 'A1')
    await returnToPayment('subscribe', 'A1')
    void pay('subscribe', 'A1')
    if (late === 'ok') status = 2
    answer(late)
    await first
    expect(shown()).toMatchObject(late === 'ok' ? { state: 'paid' } : { state: 'payable', opening: true, last: undefined })
  })

  test('[A380] without the server’s word a silent cashier is not opened again', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(new Promise(() => undefined))
    void pay('subscribe', 'A1')
    status = 'offline'
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', opening: true })
  })

  test('[A380] the word of a question that was asked before the tap frees nothing', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    cashier.mockReturnValueOnce(new Promise(() => undefined))
    const asking = returnToPayment('subscribe', 'A1')
    void pay('subscribe', 'A1')
    await asking
    expect(shown()).toMatchObject({ state: 'payable', opening: true })
  })

  test.each([[2, 'paid'], [3, 'refunded'], [5, 'over']])('[RF5] paid or closed elsewhere, pay status %i: back at the page it is %s', async (now, state) => {
    placed()
    await openPayment('subscribe', 'A1')
    status = now
    await returnToPayment('subscribe', 'A1')
    expect(shown()).toEqual({ state })
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  test('[A363] outside the messaging app it is said before the tap, and the order stays payable', async () => {
    placed()
    here = false
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'payable', last: 'missing' })
  })

  test('a question that fails leaves everything as it was', async () => {
    placed()
    await openPayment('subscribe', 'A1')
    status = 'offline'
    await expect(recheckPayment('subscribe', 'A1')).resolves.toBe(false)
    expect(shown()).toMatchObject({ state: 'payable' })
  })

  test('a server that cannot be asked shows a failure, not a cashier', async () => {
    placed()
    status = 'offline'
    await openPayment('subscribe', 'A1')
    expect(shown()).toMatchObject({ state: 'failed', error: { kind: 'offline' } })
  })
})
