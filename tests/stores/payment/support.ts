import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { connectClient } from '@/api/http'
import type { PayOutcome, PayParameters } from '@/domain/payment/payment'
import { connectWechat } from '@/gateways/wechat/port'
import { setClockOffset } from '@/lib/time/clock'
import { resetStores } from '@/stores/createStore'
import { rememberPayment } from '@/stores/payment/parameters'
import { openPayment, pay } from '@/stores/payment/pay'
import { usePayment } from '@/stores/payment/payment'
import { clientHost } from '../../support/fixtures/clientHost'

export const PARAMETERS = {
  timeStamp: '1',
  nonceStr: 'n',
  packageValue: 'p',
  signType: 'RSA',
  paySign: 's',
  appId: undefined,
}

type Given = {
  payStatus: number | 'offline' | 'signedOut'
  seconds: unknown
  inWechat: boolean
  customerId: string
  continued: unknown
}
const atStart = (): Given => ({
  payStatus: 1,
  seconds: 900,
  inWechat: true,
  customerId: '1001',
  continued: { id: 'A1', practicalPrice: 12800, wxResult: { ...PARAMETERS, packageValue: 'fresh' } },
})

/** What the server answers about order A1, and where the page is open. */
export const given = atStart()
/** The requests for its status and for new parameters, as they arrive. */
export const requests: string[] = []
export const reply = (data: unknown) => HttpResponse.json({ data, message: '', status: 200 })

export const server = setupServer(
  http.get('*/api/order/getPayStatus', ({ request }) => {
    requests.push(`status ${new URL(request.url).search}`)
    const { payStatus } = given
    if (payStatus === 'signedOut') return HttpResponse.json({ data: null, message: '', status: 50012 })
    return payStatus === 'offline' ? HttpResponse.error() : reply({ payStatus })
  }),
  http.get('*/api/order/paySurplusTime', () => reply(given.seconds)),
  http.post('*/api/order/continuePay', async ({ request }) => {
    requests.push(`continue ${await request.text()}`)
    return given.continued instanceof Response ? given.continued : reply(given.continued)
  }),
  http.get('*/api/customer/getCustomerInfo', () => reply({ id: given.customerId })),
)
export const cashier = vi.fn<(parameters: PayParameters) => Promise<PayOutcome>>()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  connectClient(clientHost())
  connectWechat({ isHere: () => given.inWechat, pay: cashier, hasProvider: false, authorise: vi.fn() })
  cashier.mockReset()
  requests.length = 0
  Object.assign(given, atStart())
})
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
  server.resetHandlers()
  resetStores()
})
afterAll(() => server.close())

export const shown = () => usePayment.getState().payments.get('subscribe A1')

/** Keeps on the phone what the order was placed with. */
export const placed = () => rememberPayment('subscribe', { id: 'A1', priceFen: 12800, parameters: PARAMETERS })

/** Opens a cashier whose answer the test gives later. */
export const openCashier = async () => {
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
