import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  chooseExaminee,
  chooseSpecification,
  reconcileExaminee,
  reconcileSpecification,
  loadPrice,
  openOrder,
  setChoice,
  shownPriceFen,
  startOrder,
  useOrder,
} from '@/stores/booking/order'
import { isOrderUnconfirmed, placeOrder } from '@/stores/booking/placeOrder'
import { setClockOffset } from '@/lib/time/clock'
import { HOUR_MS } from '@/lib/time/units'
import { USER_PREFIX } from '@/stores/userStorage'
import { APPOINTMENT_ORDER, failureOf, submissionNow } from '@/stores/submit'
import { beginOutageWatch } from '@/api/outage'
import { resetStores } from '@/stores/createStore'
import { WX_RESULT } from '../../support/fixtures/order'
import { answerWith, body, ok, seen, settled, status, reported } from '../../support/client'
import { deferred } from '../../support/deferred'

const DAY = { serviceId: '1', organisationId: '102', day: '2026-11-25' }
const creations = () => seen.filter(({ url }) => url === '/api/order/createOrder')
const offer = (...ids: string[]) => ({ priceFen: 9_900, specifications: ids.map((id) => ({ id, priceFen: 39_800 })) })
let signedIn = '1'
const prices: Record<string, number> = { '1': 12_800, '2': 39_800 }

/** Answers a price at once, and an order as given. */
const answerOrders = (order: () => Response | Promise<Response>) =>
  answerWith((request) => {
    if (request.url === '/api/customer/getCustomerInfo')
      return ok({ id: signedIn, name: '林婉清', telphone: '13800000001', sex: '0', age: 46 })
    if (request.url.startsWith('/api/subscribe/listSubscribe')) return ok({ list: [], total: 0 })
    return request.url === '/api/order/createOrder'
      ? order()
      : ok({ actualPrice: prices[new URLSearchParams(request.body).get('specificationId') ?? ''] ?? 9_900 })
  })

const copyOf = (answer: Promise<Response>) => answer.then((response) => response.clone())

const choosePriced = async (day = DAY) => {
  startOrder(day)
  chooseExaminee('1001')
  chooseSpecification('2')
  await vi.waitFor(() => expect(shownPriceFen(useOrder.getState())).toBe(39_800))
}

beforeEach(() => {
  resetStores()
  signedIn = '1'
  window.sessionStorage.clear()
  window.localStorage.clear()
  answerOrders(() => ok({ id: '1745039284758347777', wxResult: WX_RESULT }))
})

describe('the price', () => {
  test('[A103] [ORDER-10] a slow answer for another specification is never shown', async () => {
    const slow = deferred<Response>()
    answerWith((request) =>
      request.body.includes('specificationId=1&') ? copyOf(slow.promise) : ok({ actualPrice: 39_800 }),
    )
    startOrder(DAY)
    chooseSpecification('1')
    chooseSpecification('2')
    await vi.waitFor(() => expect(shownPriceFen(useOrder.getState())).toBe(39_800))
    slow.resolve(ok({ actualPrice: 12_800 }))
    await settled()
    expect(shownPriceFen(useOrder.getState())).toBe(39_800)
  })

  test('[A103] the old price is invalid while the price for the new choice loads', async () => {
    await choosePriced()
    const slow = deferred<Response>()
    answerWith(() => copyOf(slow.promise))
    chooseSpecification('1')
    expect(shownPriceFen(useOrder.getState())).toBeUndefined()
    chooseSpecification('2')
    expect(shownPriceFen(useOrder.getState())).toBeUndefined()
    expect(await placeOrder(2)).toEqual({ kind: 'nothing' })
    expect(creations()).toHaveLength(0)
    slow.resolve(ok({ actualPrice: 39_800 }))
  })

  test('[A531] patient and package stay while the order is sent', async () => {
    await choosePriced()
    const slow = deferred<Response>()
    answerOrders(() => copyOf(slow.promise))
    const placing = placeOrder(2)
    chooseExaminee('1002')
    reconcileExaminee(['1002'])
    chooseSpecification('1')
    expect(useOrder.getState().choice).toMatchObject({ customerId: '1001', specificationId: '2' })
    slow.resolve(ok({ id: '1745039284758347777', wxResult: WX_RESULT }))
    expect(await placing).toMatchObject({ kind: 'placed' })
  })

  test('[A536] an order of another service replaces no appointment', () => {
    startOrder(DAY)
    const begun = useOrder.getState().choice ?? expect.fail('no order has begun')
    setChoice({ ...begun, earlier: { id: '9', isReplaced: true } })
    startOrder({ ...DAY, day: '2026-11-26' })
    expect(useOrder.getState().choice?.earlier).toEqual({ id: '9', isReplaced: true })
    startOrder({ ...DAY, serviceId: '3' })
    expect(useOrder.getState().choice?.earlier).toBeUndefined()
  })

  test('[A103] the price of one service is not used for another', async () => {
    await choosePriced()
    startOrder({ ...DAY, serviceId: '3' })
    expect(shownPriceFen(useOrder.getState())).toBeUndefined()
  })

  test('[RA8] a negative price is rejected and can be requested again', async () => {
    answerWith(() => ok({ actualPrice: -1 }))
    startOrder(DAY)
    chooseSpecification('2')
    await vi.waitFor(() => expect(useOrder.getState().price?.remote.state).toBe('failed'))
    expect(shownPriceFen(useOrder.getState())).toBeUndefined()
    answerWith(() => ok({ actualPrice: 39_800 }))
    await loadPrice()
    expect(shownPriceFen(useOrder.getState())).toBe(39_800)
  })

  test('[A103] no price is requested until one of several specifications is chosen', async () => {
    startOrder(DAY)
    reconcileSpecification(offer('1', '2'))
    await settled()
    expect(seen).toHaveLength(0)
    reconcileSpecification(offer())
    await vi.waitFor(() => expect(shownPriceFen(useOrder.getState())).toBe(9_900))
  })
})

describe('the choices', () => {
  test('[A100] a single patient and a single specification are preselected; one of several is not', () => {
    startOrder(DAY)
    reconcileExaminee(['1001', '2001'])
    reconcileSpecification(offer('1', '2'))
    expect(useOrder.getState().choice).toMatchObject({ customerId: '', specificationId: '' })
    reconcileExaminee(['1004'])
    reconcileSpecification(offer('3'))
    expect(useOrder.getState().choice).toMatchObject({ customerId: '1004', specificationId: '3' })
  })

  test('another day keeps the patient and the specification; another service keeps the patient only', async () => {
    await choosePriced()
    startOrder({ ...DAY, day: '2026-11-26' })
    expect(useOrder.getState().choice).toMatchObject({ day: '2026-11-26', customerId: '1001', specificationId: '2' })
    startOrder({ ...DAY, serviceId: '3' })
    expect(useOrder.getState().choice).toMatchObject({ customerId: '1001', specificationId: '' })
  })
})

describe('placing the order', () => {
  test('[API-57] [A104] the order has the shown choices and the shown price', async () => {
    await choosePriced()
    expect(await placeOrder(2)).toEqual({ kind: 'placed', id: '1745039284758347777', toPay: true, shownFen: 39_800 })
    expect(Object.fromEntries(new URLSearchParams(creations()[0]?.body))).toEqual({
      subscribeDate: '2026-11-25',
      orgId: '102',
      customerId: '1001',
      serviceId: '1',
      specificationId: '2',
      couponId: '',
      discountsId: '',
      practicalPrice: '39800',
    })
  })

  test.each([
    ['the order costs nothing', { id: '7', practicalPrice: 0, wxResult: null }, false, 0],
    ['the server asks another amount', { id: '7', practicalPrice: 100, wxResult: WX_RESULT }, true, 100],
    ['the server asks the shown amount', { id: '7', practicalPrice: 39_800, wxResult: WX_RESULT }, true, undefined],
    ['the server names no amount', { id: '7', wxResult: WX_RESULT }, true, undefined],
  ])(
    '[ORDER-15] [ORDER-16] [A104] [RF6] when %s (%o), payment needed is %s and the changed price is %s',
    async (_what, data, toPay, newPriceFen) => {
      answerOrders(() => ok(data))
      await choosePriced()
      expect(await placeOrder(2)).toEqual({ kind: 'placed', id: '7', toPay, shownFen: 39_800, newPriceFen })
    },
  )

  test('[ORDER-14] [A105] further taps send no second request, neither while the order is created nor afterwards', async () => {
    await choosePriced()
    const first = placeOrder(2)
    expect(await placeOrder(2)).toEqual({ kind: 'alreadySending' })
    expect((await first).kind).toBe('placed')
    expect(await placeOrder(2)).toEqual({ kind: 'alreadySending' })
    expect(creations()).toHaveLength(1)
  })

  test('[ORDER-11] [ORDER-12] [A101] nothing is sent without a patient, nor without a specification', async () => {
    startOrder(DAY)
    expect(await placeOrder(2)).toEqual({ kind: 'problem', problem: 'noPatient' })
    chooseExaminee('1001')
    expect(await placeOrder(2)).toEqual({ kind: 'problem', problem: 'noSpecification' })
    expect(creations()).toHaveLength(0)
  })

  test.each([
    ['no network', () => Response.error()],
    ['a page instead of an answer', () => body('<html></html>')],
    ['a bad gateway', () => body('', 502)],
  ])(
    '[A381] [RB2] after %s the same order is sent with the same key, another order with another key',
    async (_what, failure) => {
      answerOrders(failure)
      await choosePriced()
      expect(await placeOrder(2)).toEqual({ kind: 'failed' })
      await placeOrder(2)
      expect(creations()[1]?.key).toBe(creations()[0]?.key)
      chooseExaminee('2001')
      // Whether the first order exists is still unknown.
      expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(true)
      await placeOrder(2)
      expect(creations()[2]?.key).not.toBe(creations()[0]?.key)
      expect(reported.notices).toEqual([])
    },
  )

  test.each([[50071], [50037]])(
    '[A391] after the definite answer %d the next attempt has a new key and a new price',
    async (code) => {
      answerOrders(() => status(code, '价格已变化，请重新确认'))
      await choosePriced()
      prices['2'] = 40_000
      expect(await placeOrder(2)).toEqual({ kind: 'failed' })
      await vi.waitFor(() => expect(shownPriceFen(useOrder.getState())).toBe(40_000))
      await placeOrder(2)
      prices['2'] = 39_800
      expect(creations()[1]?.key).not.toBe(creations()[0]?.key)
      expect(creations()[1]?.body).toContain('practicalPrice=40000')
    },
  )

  test('[RC7] an answer that arrives after the sign-out leaves nothing behind', async () => {
    const slow = deferred<Response>()
    answerOrders(() => copyOf(slow.promise))
    await openOrder()
    await choosePriced()
    const placing = placeOrder(2)
    await vi.waitFor(() => expect(creations()).toHaveLength(1))
    expect(Object.keys(window.localStorage)).toContainEqual(expect.stringMatching(/^of:1:draft:sent order /))
    resetStores()
    slow.resolve(ok({ id: '7', wxResult: WX_RESULT }))
    expect(await placing).toEqual({ kind: 'nothing' })
    expect(useOrder.getState()).toMatchObject({ choice: undefined })
    expect(submissionNow(APPOINTMENT_ORDER)).toEqual({ state: 'idle' })
    expect(window.sessionStorage).toHaveLength(0)
    expect(window.localStorage).toHaveLength(0)
  })

  test('[A375] opening the next order clears the placed one, and a reload does not restore it', async () => {
    await openOrder()
    await choosePriced()
    await placeOrder(2)
    // A508: the last clinic and examinee are offered first.
    expect(Object.keys(window.localStorage)).toEqual(['of:1:last-order'])
    await openOrder()
    expect(useOrder.getState()).toMatchObject({ choice: undefined })
    expect(submissionNow(APPOINTMENT_ORDER)).toEqual({ state: 'idle' })
  })
})

describe('the stored order', () => {
  const CHOSEN = { ...DAY, customerId: '1001', specificationId: '2', coupon: undefined }
  const chosen = () => useOrder.getState().choice
  /** Simulates a reload: the stores are empty, stored data stays. */
  const beginAnew = () => {
    resetStores(USER_PREFIX)
    beginOutageWatch()
  }
  const openOrderOf = (userId: string) => {
    signedIn = userId
    return openOrder()
  }

  test('[A97, RA4] the choices survive the page and the end of the session, once the customer is known', async () => {
    await openOrderOf('1')
    await choosePriced()
    beginAnew()
    expect(chosen()).toBeUndefined()
    await openOrderOf('1')
    expect(chosen()).toEqual(CHOSEN)
  })

  test('[RA4] choices made before the customer is known are stored as well', async () => {
    startOrder(DAY)
    await openOrderOf('1')
    beginAnew()
    await openOrderOf('1')
    expect(chosen()).toMatchObject(DAY)
  })

  test('[RA4] the stored order is not offered to another user, and is gone after a sign-out and after half a day', async () => {
    await openOrderOf('1')
    await choosePriced()
    const kept = Object.fromEntries(Object.entries<string>(window.localStorage))
    beginAnew()
    await openOrderOf('2')
    expect(chosen()).toBeUndefined()
    // The owner finds nothing either, because another user has used this phone.
    beginAnew()
    await openOrderOf('1')
    expect(chosen()).toBeUndefined()

    Object.assign(window.localStorage, kept)
    resetStores()
    await openOrderOf('1')
    expect(chosen()).toBeUndefined()

    Object.assign(window.localStorage, kept)
    beginAnew()
    setClockOffset(12 * HOUR_MS + 1)
    await openOrderOf('1')
    setClockOffset(0)
    expect(chosen()).toBeUndefined()
  })

  test('[A381, A391, A434] after a lost answer the same order keeps its key and its warning: going back, the same day again, a reload', async () => {
    answerOrders(() => Response.error())
    await openOrderOf('1')
    await choosePriced()
    await placeOrder(2)
    startOrder(DAY)
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(true)
    await placeOrder(2)
    beginAnew()
    await openOrderOf('1')
    await loadPrice()
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(true)
    answerOrders(() => ok({ id: '7', wxResult: WX_RESULT }))
    expect((await placeOrder(2)).kind).toBe('placed')
    const keys = creations().map(({ key }) => key)
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
    await openOrder()
    await choosePriced()
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(false)
    await placeOrder(2)
    expect(creations()[3]?.key).not.toBe(keys[0])
  })

  test('[A434] after a reload the warning stays even when the price has changed', async () => {
    answerOrders(() => Response.error())
    await openOrderOf('1')
    await choosePriced()
    await placeOrder(2)
    beginAnew()
    await openOrderOf('1')
    // Another specification has another price, just like the same one without its coupon.
    chooseSpecification('1')
    await vi.waitFor(() => expect(shownPriceFen(useOrder.getState())).toBeDefined())
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(true)
    answerOrders(() => ok({ id: '7', wxResult: WX_RESULT }))
    await placeOrder(2)
    await openOrder()
    await choosePriced()
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(false)
  })

  test('[RB2] the warning stays for another day of the same service, and is not shown for another service', async () => {
    answerOrders(() => Response.error())
    await choosePriced()
    await placeOrder(2)
    startOrder({ ...DAY, day: '2026-11-26' })
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(true)
    startOrder({ ...DAY, serviceId: '3' })
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(false)
  })

  test('[A539] of two lost orders each has its own answer: a refusal of one leaves the warning about the other', async () => {
    answerOrders(() => Response.error())
    await openOrderOf('1')
    await choosePriced()
    await placeOrder(2)
    const otherDay = { ...DAY, day: '2026-11-26' }
    await choosePriced(otherDay)
    await placeOrder(2)
    beginAnew()
    await openOrderOf('1')
    await choosePriced(otherDay)
    answerOrders(() => status(50071, '该日期预约已满'))
    await placeOrder(2)
    await vi.waitFor(() => expect(failureOf(submissionNow(APPOINTMENT_ORDER))).toMatchObject({ kind: 'refused' }))
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(true)
    await choosePriced()
    await placeOrder(2)
    await vi.waitFor(() => expect(creations()).toHaveLength(4))
    const [first, second, again, firstAgain] = creations().map(({ key }) => key)
    expect([again, firstAgain]).toEqual([second, first])
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(false)
  })

  test('[A391] a refusal after a lost answer removes the warning', async () => {
    answerOrders(() => Response.error())
    await openOrderOf('1')
    await choosePriced()
    await placeOrder(2)
    answerOrders(() => status(50071, '该日期预约已满'))
    await placeOrder(2)
    await vi.waitFor(() => expect(shownPriceFen(useOrder.getState())).toBe(39_800))
    expect(isOrderUnconfirmed(useOrder.getState(), submissionNow(APPOINTMENT_ORDER))).toBe(false)
    expect(failureOf(submissionNow(APPOINTMENT_ORDER))).toMatchObject({ kind: 'refused' })
    expect(reported.notices).toEqual([])
  })
})
