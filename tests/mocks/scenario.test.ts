import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculatePrice, createOrder } from '@/contract/booking/booking'
import { getSubscribeDetail } from '@/contract/appointments'
import { getCouponListByServiceId } from '@/contract/coupons'
import { getCustomerInfo, getInspectorsInfoList } from '@/contract/account'
import { getPayStatus } from '@/contract/payment'
import { sendPhoneCode } from '@/contract/auth/session'
import { now, setClockOffset } from '@/lib/time/clock'
import { onChange, openClinic, resetClinic, notifyChange } from '@/mocks/clinic'
import { payOrder } from '@/mocks/payment/cashier'
import { FAULTS } from '@/mocks/scenario/record'
import { changeScenario, readScenario, setFault } from '@/mocks/scenario/scenario'
import { followClock, nextDeadline, realNow, setClock, setClockTo } from '@/mocks/scenario/clock'
import { ask, BASE, field, later, signIn, STANDARD_ORDER, testClinic, TUESDAY } from '../support/clinic'

const clinic = testClinic()

let token = ''
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
})
afterEach(() => setClockOffset(0))

const order = (change: Partial<typeof STANDARD_ORDER> = {}) =>
  ask(createOrder, { ...STANDARD_ORDER, ...change }, { token })
const price = async () =>
  (await ask(calculatePrice, { serviceId: '1', specificationId: '1', couponId: '', discountsId: '' }, { token })).data
const me = (sender = token) => ask(getCustomerInfo, {}, { token: sender })
const raw = () => fetch(`${BASE}${getCustomerInfo.path}`, { headers: { token } })
const payStatus = async (id: string) =>
  field(await ask(getPayStatus, { id, type: 'subscribe' }, { token }), 'payStatus')
const on = () => readScenario(clinic).on

test('every fault is off at first, and a reset turns it off again', async () => {
  expect(readScenario(clinic)).toMatchObject({ on: [], priceRaised: false, clockOffsetMs: 0, edge: 'right' })
  for (const fault of FAULTS) setFault(clinic, fault, true)
  expect(on()).toEqual(FAULTS)
  resetClinic(clinic)
  expect(on()).toEqual([])
})

test('another tab has the same faults, and listeners are notified of a change', () => {
  const other = openClinic({ seed: clinic.seed, store: clinic.store })
  const listener = vi.fn()
  const stop = onChange(clinic, listener)
  setFault(clinic, 'slow', true)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(readScenario(other).on).toEqual(['slow'])
  notifyChange(clinic)
  resetClinic(clinic)
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  setFault(clinic, 'slow', true)
  expect(listener).toHaveBeenCalledTimes(3)
})

test('[RA6, A432] while the server is down a read gets a page with HTTP 502, a write a framework’s JSON, also for open calls', async () => {
  setFault(clinic, 'serverDown', true)
  const reply = await raw()
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([502, expect.stringContaining('text/html')])
  expect(await reply.text()).toContain('502 Bad Gateway')
  expect(await ask(sendPhoneCode, { telphone: '13800000003' })).toMatchObject({
    status: 504,
    error: 'Gateway Timeout',
  })
  setFault(clinic, 'serverDown', false)
  expect((await me()).status).toBe(200)
})

test('[RB3] offline no call gets an answer, and none is carried out', async () => {
  setFault(clinic, 'offline', true)
  await expect(order()).rejects.toThrow(TypeError)
  setFault(clinic, 'offline', false)
  expect(Object.keys(clinic.store.load()?.tables.orders ?? {})).toEqual([])
})

test('a slow network takes three seconds more for each call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answered = vi.fn()
  setFault(clinic, 'slow', true)
  const asking = me().then(answered)
  while (vi.getTimerCount() === 0) await new Promise((turn) => setImmediate(turn))
  await vi.advanceTimersByTimeAsync(2999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await asking
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }))
})

test('[A68] [RA1] 50011 affects one call and brings a token that works, as the old one still does', async () => {
  setFault(clinic, 'renew', true)
  const reply = await raw()
  const renewed = reply.headers.get('token') ?? ''
  expect(await reply.json()).toEqual({ data: null, message: '登录凭证已更新', status: 50011 })
  expect(renewed).toMatch(/^\w+$/)
  expect(renewed).not.toBe(token)
  expect(on()).toEqual([])
  expect(field(await me(renewed), 'id')).toBe('1001')
  expect(field(await me(), 'id')).toBe('1001')
})

test('[RA4] 50012 ends the session for every call with its token', async () => {
  setFault(clinic, 'expire', true)
  expect(await me()).toEqual({ data: null, message: '登录状态已过期', status: 50012 })
  expect(on()).toEqual([])
  expect((await me()).status).toBe(50012)
  expect((await me(await signIn(clinic, '13800000003'))).status).toBe(200)
})

test('[RA5] 50035 ends the session with a sentence', async () => {
  setFault(clinic, 'end', true)
  expect(await me()).toEqual({ data: null, message: '您的账号已在其他设备登录', status: 50035 })
  expect(on()).toEqual([])
  expect((await me()).status).toBe(50012)
})

test('[RA5] 50037 refuses one call', async () => {
  setFault(clinic, 'silent', true)
  expect((await me()).status).toBe(50037)
  expect(on()).toEqual([])
  expect((await me()).status).toBe(200)
})

test('[A389] a session fault waits for a signed-in user; of two faults each call meets one', async () => {
  setFault(clinic, 'silent', true)
  setFault(clinic, 'renew', true)
  expect((await ask(sendPhoneCode, { telphone: '13800000003' })).status).toBe(200)
  expect((await me('stale')).status).toBe(50012)
  expect(on()).toEqual(['silent', 'renew'])
  expect([(await me()).status, (await ask(getInspectorsInfoList, {}, { token })).status, (await me()).status]).toEqual(
    [50011, 50037, 200],
  )
})

test('a full slot refuses the order as long as the fault is on', async () => {
  setFault(clinic, 'slotFull', true)
  const refused = { data: null, message: '该日期预约已满，请重新选择', status: 50072 }
  expect([await order(), await order()]).toEqual([refused, refused])
  setFault(clinic, 'slotFull', false)
  expect((await order()).status).toBe(200)
})

test('a lost coupon refuses the order that names it and is no longer held, while others can be ordered', async () => {
  const held = async () =>
    (
      (await ask(getCouponListByServiceId, { serviceId: '1', specificationId: '1' }, { token })).data as {
        cdkeyId: string
      }[]
    ).map(({ cdkeyId }) => cdkeyId)
  setFault(clinic, 'couponLost', true)
  expect(await held()).toContain('70002')
  const withCoupon = { couponId: '302', discountsId: '70002', practicalPrice: 9800 }
  expect(await order(withCoupon)).toEqual({ data: null, message: '优惠券已被使用或不可用，请重新选择', status: 50075 })
  expect(await held()).not.toContain('70002')
  expect((await order()).status).toBe(200)
  setFault(clinic, 'couponLost', false)
  expect((await order({ ...withCoupon, discountsId: '70003' })).data).toMatchObject({ practicalPrice: 9800 })
})

test('[RF6] a price that rises between calculation and creation is refused, calculated again 10.00 higher, and accepted at that', async () => {
  setFault(clinic, 'priceChange', true)
  expect(await price()).toEqual({ actualPrice: 12_800 })
  expect(await order()).toEqual({ data: null, message: '价格已变化，请重新确认', status: 50071 })
  expect(await price()).toEqual({ actualPrice: 13_800 })
  expect((await order({ practicalPrice: 13_800 })).data).toMatchObject({ practicalPrice: 13_800 })
  setFault(clinic, 'priceChange', false)
  expect(await price()).toEqual({ actualPrice: 12_800 })
})

test.each([
  ['payLate8', 8000],
  ['payLate60', 60_000],
] as const)('[RF4] with %s the clinic learns of a payment after %i ms', async (fault, ms) => {
  const id = String(field(await order(), 'id'))
  setFault(clinic, fault, true)
  expect(payOrder(clinic, id, { settleAfterMs: 0 })).toBe(true)
  later(ms - 1)
  expect(await payStatus(id)).toBe(1)
  later(1)
  expect(await payStatus(id)).toBe(2)
})

test('the clock runs ahead in the app and in the clinic, and a page that opens later follows it', async () => {
  setClock(clinic, 3_600_000)
  expect(now()).toBe(Date.parse(TUESDAY) + 3_600_000)
  expect(realNow(clinic)).toBe(Date.parse(TUESDAY))
  const id = String(field(await order(), 'id'))
  expect(field(await ask(getSubscribeDetail, { id }, { token }), 'createTime')).toBe('2026-11-24 11:00:00')
  setClockOffset(0)
  followClock(openClinic({ seed: clinic.seed, store: clinic.store }))
  expect(now()).toBe(Date.parse(TUESDAY) + 3_600_000)
  setClockTo(clinic, Date.parse('2026-11-27T17:59:00+08:00'))
  expect(now()).toBe(Date.parse('2026-11-27T17:59:00+08:00'))
})

test('[A406] the next deadline is 18:00 of the day before the earliest future paid appointment', async () => {
  const stranger = await signIn(clinic, '13800000008')
  expect(nextDeadline(clinic, stranger)).toBeUndefined()
  expect(nextDeadline(clinic, '')).toBeUndefined()
  token = await signIn(clinic, '13800000101')
  const book = async (subscribeDate: string) => String(field(await order({ customerId: '1101', subscribeDate }), 'id'))
  const saturday = await book('2026-11-28')
  expect(nextDeadline(clinic, token)).toBeUndefined()
  payOrder(clinic, saturday, { settleAfterMs: 0 })
  expect(nextDeadline(clinic, token)).toBe(Date.parse('2026-11-27T18:00:00+08:00'))
  payOrder(clinic, await book('2026-11-26'), { settleAfterMs: 0 })
  expect(nextDeadline(clinic, token)).toBe(Date.parse('2026-11-25T18:00:00+08:00'))
  setClockTo(clinic, Date.parse('2026-11-25T18:00:00+08:00'))
  expect(nextDeadline(clinic, token)).toBe(Date.parse('2026-11-25T18:00:00+08:00'))
  // The real clock has passed the deadline.
  setClock(clinic, 0)
  vi.setSystemTime(Date.parse('2026-11-25T18:00:00+08:00'))
  expect(nextDeadline(clinic, token)).toBe(Date.parse('2026-11-27T18:00:00+08:00'))
})

test('the edge at which the panel’s handle stands is stored with the faults', () => {
  changeScenario(clinic, { edge: 'left' })
  expect(readScenario(clinic)).toMatchObject({ edge: 'left', on: [] })
})
