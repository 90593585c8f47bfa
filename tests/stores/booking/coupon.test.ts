import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  chooseCoupon,
  chooseExaminee,
  chooseSpecification,
  reconcileSpecification,
  loadCouponsAndPrice,
  shownPriceFen,
  startOrder,
  useOrder,
} from '@/stores/booking/order'
import { placeOrder } from '@/stores/booking/placeOrder'
import { APPOINTMENT_ORDER, failureOf, submissionNow } from '@/stores/submit'
import { resetStores } from '@/stores/createStore'
import { WX_RESULT } from '../../support/fixtures/order'
import { answerWith, ok, seen, settled, status, reported, type Seen } from '../../support/client'

const DAY = { serviceId: '1', organisationId: '102', day: '2026-11-25' }
const OFFER = {
  priceFen: 12_800,
  specifications: [
    { id: '1', priceFen: 12_800 },
    { id: '2', priceFen: 39_800 },
  ],
}
const BIG = {
  id: '1',
  title: '折扣券',
  cdkeyId: '70004',
  couponId: '303',
  couponType: 2,
  deduct: 5_000,
  discount: null,
  minCost: 30_000,
  lowRandomMoney: null,
  highRandomMoney: null,
  services: [],
  validTimeType: 1,
  dayNum: null,
  validStartTime: '2026-11-01',
  validEndTime: '2026-12-31',
  validStatus: 1,
}
const SMALL = { ...BIG, cdkeyId: '70002', couponId: '302', deduct: 3_000, minCost: 10_000 }
const choiceOf = ({ couponId, cdkeyId }: typeof BIG) => ({ couponId, copyId: cdkeyId })
const sent = ({ body }: Seen) => Object.fromEntries(new URLSearchParams(body))
const askedPrices = () =>
  seen
    .filter(({ url }) => url === '/api/order/calculatePrice')
    .map((request) => [sent(request)['specificationId'], sent(request)['discountsId']])

let held: unknown[] = []
const server = (request: Seen): Response => {
  if (request.url.startsWith('/api/coupon/')) return ok(held)
  if (request.url === '/api/order/createOrder') return ok({ id: '7', wxResult: WX_RESULT })
  if (request.url.startsWith('/api/subscribe/listSubscribe')) return ok({ list: [], total: 0 })
  const { specificationId, discountsId } = sent(request)
  if (discountsId !== '' && !held.some((one) => (one as typeof BIG).cdkeyId === discountsId))
    return status(50075, '优惠券不可用')
  const full = specificationId === '2' ? 39_800 : 12_800
  return ok({ actualPrice: full - (discountsId === '70004' ? 5_000 : discountsId === '70002' ? 3_000 : 0) })
}
const price = () => shownPriceFen(useOrder.getState())
const coupon = () => useOrder.getState().choice?.coupon

beforeEach(async () => {
  resetStores()
  window.sessionStorage.clear()
  held = [BIG, SMALL]
  answerWith(server)
  startOrder(DAY)
  reconcileSpecification(OFFER)
  chooseExaminee('1001')
  chooseSpecification('2')
  await vi.waitFor(() => expect(price()).toBe(39_800))
  await vi.waitFor(() =>
    expect(seen.some(({ url }) => url === '/api/coupon/getCouponListByServiceId?serviceId=1&specificationId=2')).toBe(
      true,
    ),
  )
  await settled()
})

describe('a coupon in the order', () => {
  test('[ORDER-07] [A100] no coupon is chosen beforehand', () => {
    expect(coupon()).toBeUndefined()
    expect(askedPrices()).toEqual([['2', '']])
  })

  test('[A103] [A400] each change requests the price again, and the order names the copy', async () => {
    chooseCoupon(choiceOf(BIG))
    expect(price()).toBeUndefined()
    await vi.waitFor(() => expect(price()).toBe(34_800))
    chooseCoupon(undefined)
    await vi.waitFor(() => expect(price()).toBe(39_800))
    chooseCoupon(choiceOf(SMALL))
    await vi.waitFor(() => expect(price()).toBe(36_800))
    await placeOrder(2)
    expect(sent(seen.find(({ url }) => url === '/api/order/createOrder') as Seen)).toMatchObject({
      couponId: '302',
      discountsId: '70002',
      practicalPrice: '36800',
    })
  })

  test('[RA11] [A103] a slow price without the coupon never replaces the price with it', async () => {
    const late: (() => void)[] = []
    chooseCoupon(choiceOf(SMALL))
    await vi.waitFor(() => expect(price()).toBe(36_800))
    answerWith((request) =>
      request.body.includes('discountsId=&') || request.body.endsWith('discountsId=')
        ? new Promise((resolve) => late.push(() => resolve(server(request))))
        : server(request),
    )
    chooseCoupon(undefined)
    chooseCoupon(choiceOf(BIG))
    await vi.waitFor(() => expect(price()).toBe(34_800))
    await vi.waitFor(() => expect(late).toHaveLength(1))
    late.forEach((answer) => answer())
    await settled()
    expect(price()).toBe(34_800)
  })

  test('[A381] another coupon makes another order with another key, and the first coupon gets the first key again', async () => {
    answerWith((request) => (request.url === '/api/order/createOrder' ? Response.error() : server(request)))
    for (const [chosen, expected] of [
      [undefined, 39_800],
      [BIG, 34_800],
      [undefined, 39_800],
    ] as const) {
      chooseCoupon(chosen && choiceOf(chosen))
      await vi.waitFor(() => expect(price()).toBe(expected))
      await placeOrder(2)
    }
    const [first, second, third] = seen.filter(({ url }) => url === '/api/order/createOrder').map(({ key }) => key)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })
})

describe('a coupon that no longer applies', () => {
  test('[A157] a coupon below its threshold is dropped before a price is requested with it', async () => {
    chooseCoupon(choiceOf(BIG))
    await vi.waitFor(() => expect(price()).toBe(34_800))
    chooseSpecification('1')
    expect(coupon()).toBeUndefined()
    expect(useOrder.getState().couponGivenUp).toBe(true)
    await vi.waitFor(() => expect(price()).toBe(12_800))
    expect(askedPrices()).not.toContainEqual(['1', '70004'])
    chooseCoupon(choiceOf(SMALL))
    expect(useOrder.getState().couponGivenUp).toBe(false)
  })

  test('a coupon that also fits the other specification stays after the coupons are refetched', async () => {
    chooseCoupon(choiceOf(SMALL))
    chooseSpecification('1')
    await vi.waitFor(() => expect(price()).toBe(9_800))
    expect(coupon()).toEqual(choiceOf(SMALL))
    expect(seen.some(({ url }) => url.endsWith('serviceId=1&specificationId=1'))).toBe(true)
  })

  test('a coupon that the server does not list for the other specification is dropped without requesting a price', async () => {
    chooseCoupon(choiceOf(SMALL))
    await vi.waitFor(() => expect(price()).toBe(36_800))
    held = [BIG]
    chooseSpecification('1')
    await vi.waitFor(() => expect(price()).toBe(12_800))
    expect(useOrder.getState()).toMatchObject({ couponGivenUp: true, choice: { coupon: undefined } })
    expect(askedPrices()).not.toContainEqual(['1', '70002'])
    expect(reported.notices).toEqual([])
  })

  test('[A631] [A589] while a row of the list cannot be read, a chosen coupon is not called lost, and the server judges', async () => {
    chooseCoupon(choiceOf(SMALL))
    await vi.waitFor(() => expect(price()).toBe(36_800))
    held = [BIG, { ...SMALL, couponType: 9 }]
    chooseSpecification('1')
    await vi.waitFor(() => expect(price()).toBe(9_800))
    expect(useOrder.getState()).toMatchObject({ couponGivenUp: false, choice: { coupon: choiceOf(SMALL) } })
    held = [BIG, { ...SMALL, cdkeyId: '70009', couponType: 9 }]
    chooseSpecification('2')
    await vi.waitFor(() => expect(useOrder.getState().price?.remote.state).toBe('failed'))
    await settled()
    expect(useOrder.getState()).toMatchObject({ couponGivenUp: false, choice: { coupon: choiceOf(SMALL) } })
  })

  test('[A631] [A157] a coupon below its threshold is dropped, also where another row of the list cannot be read', async () => {
    chooseCoupon(choiceOf(BIG))
    held = [BIG, {}]
    chooseSpecification('1')
    await vi.waitFor(() => expect(useOrder.getState().couponGivenUp).toBe(true))
  })

  test('a coupon lost before its price arrives is dropped, and the price without it is requested', async () => {
    held = [BIG]
    chooseCoupon(choiceOf(SMALL))
    await vi.waitFor(() => expect(price()).toBe(39_800))
    expect(useOrder.getState()).toMatchObject({ couponGivenUp: true, choice: { coupon: undefined } })
  })

  test('[RF6] when a coupon is lost between price and order, the order is refused and the price without it is requested', async () => {
    chooseCoupon(choiceOf(SMALL))
    await vi.waitFor(() => expect(price()).toBe(36_800))
    held = [BIG]
    answerWith((request) =>
      request.url === '/api/order/createOrder' ? status(50075, '优惠券已被使用') : server(request),
    )
    expect(await placeOrder(2)).toEqual({ kind: 'failed' })
    await vi.waitFor(() => expect(price()).toBe(39_800))
    expect(useOrder.getState()).toMatchObject({
      couponGivenUp: true,
      choice: { coupon: undefined },
    })
    expect(failureOf(submissionNow(APPOINTMENT_ORDER))).toMatchObject({
      kind: 'refused',
      serverMessage: '优惠券已被使用',
    })
  })

  test('[RB1] an order that is being sent, or was sent, keeps a coupon that the list no longer has', async () => {
    chooseCoupon(choiceOf(SMALL))
    await vi.waitFor(() => expect(price()).toBe(36_800))
    let letGo: () => void = () => undefined
    answerWith((request) =>
      request.url === '/api/order/createOrder'
        ? new Promise((resolve) => (letGo = () => resolve(server(request))))
        : server(request),
    )
    const placing = placeOrder(2)
    held = [BIG]
    await loadCouponsAndPrice()
    expect(useOrder.getState()).toMatchObject({ couponGivenUp: false, choice: { coupon: choiceOf(SMALL) } })
    letGo()
    expect(await placing).toMatchObject({ kind: 'placed', id: '7' })
    await loadCouponsAndPrice()
    expect(useOrder.getState()).toMatchObject({ couponGivenUp: false, choice: { coupon: choiceOf(SMALL) } })
  })

  test('a price that stays refused is not requested over and over', async () => {
    answerWith((request) =>
      request.url === '/api/order/calculatePrice' ? status(50071, '暂时无法计算价格') : server(request),
    )
    const before = askedPrices().length
    chooseCoupon(choiceOf(SMALL))
    await settled()
    expect(askedPrices().length).toBe(before + 1)
    expect(coupon()).toEqual(choiceOf(SMALL))
  })

  test('when the list of coupons fails, the chosen coupon stays and the server decides', async () => {
    chooseCoupon(choiceOf(SMALL))
    await vi.waitFor(() => expect(price()).toBe(36_800))
    answerWith((request) => (request.url.startsWith('/api/coupon/') ? Response.error() : server(request)))
    useOrder.setState({ price: undefined })
    await loadCouponsAndPrice()
    await vi.waitFor(() => expect(price()).toBe(36_800))
  })

  test('another service starts without a coupon; another day keeps it', () => {
    chooseCoupon(choiceOf(BIG))
    startOrder({ ...DAY, day: '2026-11-26' })
    expect(coupon()).toEqual(choiceOf(BIG))
    startOrder({ ...DAY, serviceId: '3' })
    expect(coupon()).toBeUndefined()
  })
})
