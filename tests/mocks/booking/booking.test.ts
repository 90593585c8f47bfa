import { beforeEach, expect, test } from 'vitest'
import { calculatePrice, createOrder, getSubscribeCount } from '@/contract/booking/booking'
import { continuePay, getPayStatus, paySurplusTime } from '@/contract/payment'
import { getSubscribeDetail, listSubscribe } from '@/contract/appointments'
import { payOrder } from '@/mocks/payment/cashier'
import { ask, field, later, signIn, STANDARD_ORDER, testClinic } from '../../support/clinic'

const clinic = testClinic()

let token = ''
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
})

const create = (changed: Partial<typeof STANDARD_ORDER> = {}, key = 'one') =>
  ask(createOrder, { ...STANDARD_ORDER, ...changed }, { token, key })
const newOrder = async () => String(field(await create(), 'id'))
const payStatus = async (id: string) =>
  field(await ask(getPayStatus, { id, type: 'subscribe' }, { token }), 'payStatus')
const status = async (id: string) => field(await ask(getSubscribeDetail, { id }, { token }), 'subscribeStatus')

test('[A314] [SVC-07] the price is that of the specification', async () => {
  const price = async (serviceId: string, specificationId: string) =>
    (await ask(calculatePrice, { serviceId, specificationId, couponId: '', discountsId: '' }, { token })).data
  expect(await price('1', '1')).toEqual({ actualPrice: 12_800 })
  expect(await price('1', '2')).toEqual({ actualPrice: 39_800 })
  expect(await price('2', '')).toEqual({ actualPrice: 0 })
})

test('[A318] the number of a new order ends as no other of the list, whatever their days', async () => {
  await create()
  const { data } = await ask(listSubscribe, { pageNum: 1, pageSize: 100 }, { token })
  const numbers = (data as { list: { subscribeNum: string }[] }).list.map(({ subscribeNum }) => subscribeNum.slice(-4))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.length).toBeGreaterThan(15)
})

test('[A315] [A380] [APPT-05] an order is unpaid, then paid, and returns everything it was made of', async () => {
  const created = await create({ customerId: '2001' })
  const id = String(field(created, 'id'))
  expect(created.data).toMatchObject({
    practicalPrice: 12_800,
    wxResult: { packageValue: `prepay_id=${id}`, signType: 'RSA' },
  })
  expect([await payStatus(id), await status(id)]).toEqual([1, '1'])
  expect(payOrder(clinic, id, { settleAfterMs: 0 })).toBe(true)
  expect(await payStatus(id)).toBe(2)
  expect((await ask(getSubscribeDetail, { id }, { token })).data).toMatchObject({
    id,
    subscribeStatus: '2',
    name: '周玉珍',
    age: 71,
    sex: '0',
    telphone: '13800000021',
    specificationName: '标准版',
    subscribeTime: '2026-11-28',
    createTime: '2026-11-24 10:00:00',
    originalPrice: 12_800,
    practicalPrice: 12_800,
    customerId: '2001',
    orgId: '105',
    serviceId: '1',
    hqiId: null,
  })
})

test('[RF4] a payment that reaches the server late is pending until then', async () => {
  const id = await newOrder()
  payOrder(clinic, id, { settleAfterMs: 8000 })
  later(7999)
  expect([await payStatus(id), await status(id)]).toEqual([1, '1'])
  later(1)
  expect([await payStatus(id), await status(id)]).toEqual([2, '2'])
})

test('[A317] [A380] an unpaid order closes after 15 minutes', async () => {
  const id = await newOrder()
  const seconds = async () => (await ask(paySurplusTime, { id }, { token })).data
  expect(await seconds()).toBe(900)
  later(899_000)
  expect([await seconds(), await payStatus(id)]).toEqual([1, 1])
  expect((await ask(continuePay, { id }, { token })).data).toMatchObject({
    id,
    practicalPrice: 12_800,
    wxResult: { packageValue: `prepay_id=${id}` },
  })
  later(1000)
  expect([await seconds(), await payStatus(id), await status(id)]).toEqual([0, 5, '3'])
  expect((await ask(continuePay, { id }, { token })).status).toBe(50076)
})

test('[A405] a payment after closing is refunded, and the order stays closed', async () => {
  const id = await newOrder()
  later(899_000)
  payOrder(clinic, id, { settleAfterMs: 8000 })
  later(8000)
  expect([await payStatus(id), await status(id)]).toEqual([3, '3'])
})

test('[RF5] an order is paid once', async () => {
  const id = await newOrder()
  expect(payOrder(clinic, id, { settleAfterMs: 0 })).toBe(true)
  expect(payOrder(clinic, id, { settleAfterMs: 0 })).toBe(false)
  expect((await ask(continuePay, { id }, { token })).status).toBe(50076)
})

test('[A381] the same key makes one order, another key a second one, and the same key for another order is refused', async () => {
  const [first, again, second] = [await create({}, 'a'), await create({}, 'a'), await create({}, 'b')]
  expect(again).toEqual(first)
  expect(field(second, 'id')).not.toBe(field(first, 'id'))
  expect((await create({ customerId: '2001' }, 'a')).status).toBe(50091)
})

test('[ORDER-15] [A416] an order at price 0 is paid at once, without parameters for a cashier', async () => {
  const created = await create({
    orgId: '101',
    subscribeDate: '2026-11-26',
    serviceId: '3',
    specificationId: '4',
    practicalPrice: 0,
  })
  const id = String(field(created, 'id'))
  expect(created.data).toEqual({ id, practicalPrice: 0, wxResult: null })
  expect([await payStatus(id), await status(id)]).toEqual([2, '2'])
})

test('[RF6] an order at another price than the calculated one is refused', async () => {
  expect(await create({ practicalPrice: 100 })).toEqual({
    data: null,
    message: '价格已变化，请重新确认',
    status: 50071,
  })
})

test('[A95] a day outside the schedule or beyond 14 days is refused; without a schedule the fourteenth day is accepted', async () => {
  // Organisation 101 is closed on Monday, 30 November.
  expect((await create({ orgId: '101', subscribeDate: '2026-11-30' })).status).toBe(50073)
  expect((await create({ orgId: '107', subscribeDate: '2026-12-09' }, 'b')).status).toBe(50073)
  expect((await create({ orgId: '107', subscribeDate: '2026-11-23' }, 'c')).status).toBe(50073)
  expect((await create({ orgId: '107', subscribeDate: '2026-12-08' }, 'd')).status).toBe(200)
})

test('[A396] an order takes a place, an unpaid one frees it when it closes, and a full day is refused', async () => {
  // Organisation 108 has 20 mornings and no afternoons; 16 of this Tuesday's mornings are taken.
  const tuesday = { orgId: '108', subscribeDate: '2026-11-24' }
  const mornings = async () => field(await ask(getSubscribeCount, tuesday), 'morningCount')
  expect(await mornings()).toBe(16)
  for (const key of ['a', 'b', 'c', 'd']) expect((await create(tuesday, key)).status).toBe(200)
  expect(await mornings()).toBe(20)
  expect(await create(tuesday, 'e')).toMatchObject({ status: 50072, message: '该日期预约已满，请重新选择' })
  later(900_000)
  expect(await mornings()).toBe(16)
})

test('[ORDER-01] a customer cannot book for another’s relative', async () => {
  expect((await create({ customerId: '2003' })).status).toBe(50405)
})

test('[A319] another’s order is unknown to an account', async () => {
  const id = await newOrder()
  const stranger = await signIn(clinic, '13800000003')
  expect(await ask(getSubscribeDetail, { id }, { token: stranger })).toEqual({
    data: null,
    message: '订单不存在',
    status: 50404,
  })
  expect((await ask(getPayStatus, { id, type: 'subscribe' }, { token: stranger })).status).toBe(50404)
  expect((await ask(continuePay, { id }, { token: stranger })).status).toBe(50404)
})
