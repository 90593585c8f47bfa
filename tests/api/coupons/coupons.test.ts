import { describe, expect, test } from 'vitest'
import type { CouponValue } from '@/domain/coupons'
import { fetchOrderCoupons } from '@/api/coupons'
import { answerWith, ok, seen, reported } from '../../support/client'

const CASH = {
  id: '1',
  title: '现金券',
  cdkeyId: '70001',
  couponId: '301',
  couponType: 2,
  deduct: 3000,
  discount: null,
  minCost: 10_000,
  lowRandomMoney: null,
  highRandomMoney: null,
  services: [{ serviceId: '1', serviceName: '乳腺健康检测' }],
  validTimeType: 1,
  dayNum: null,
  validStartTime: '2026-11-01 00:00:00',
  validEndTime: '2026-12-31 23:59:59',
  validStatus: 1,
}
const read = async (changed: object) => {
  answerWith(() => ok([{ ...CASH, ...changed }]))
  return (await fetchOrderCoupons('1', '2'))[0]
}
const unreadable = { unreadable: true }

describe('a coupon', () => {
  test('[COUPON-09] [A328] every field is read', async () => {
    expect(await read({})).toEqual({
      copyId: '70001',
      couponId: '301',
      title: '现金券',
      value: { type: 'cash', offFen: 3000 },
      thresholdFen: 10_000,
      services: [{ id: '1', name: '乳腺健康检测' }],
      validity: { rule: 'fixed', days: undefined, start: '2026-11-01', end: '2026-12-31' },
      status: 'usable',
    })
    expect(seen[0]?.url).toBe('/api/coupon/getCouponListByServiceId?serviceId=1&specificationId=2')
  })

  test.each([
    [{ couponType: 1 }, { type: 'exchange' }],
    [
      { couponType: '2', deduct: '3000' },
      { type: 'cash', offFen: 3000 },
    ],
    [
      { couponType: 3, discount: 8.5 },
      { type: 'discount', tenths: 8.5 },
    ],
    [
      { couponType: 3, discount: '0.85' },
      { type: 'discount', tenths: 8.5 },
    ],
    [
      { couponType: 4, lowRandomMoney: 500, highRandomMoney: 2000 },
      { type: 'random', lowFen: 500, highFen: 2000 },
    ],
  ])('[COUPON-10] [A156] %o is worth %o', async (fields, value) => {
    expect(await read(fields)).toMatchObject({ value })
  })

  type Fields = { used: { couponType: number } & Record<string, number>; unused: string[] }
  const fieldsOf: Record<CouponValue['type'], Fields> = {
    exchange: { used: { couponType: 1 }, unused: ['deduct', 'discount', 'lowRandomMoney', 'highRandomMoney'] },
    cash: { used: { couponType: 2, deduct: 3000 }, unused: ['discount', 'lowRandomMoney', 'highRandomMoney'] },
    discount: { used: { couponType: 3, discount: 8.5 }, unused: ['deduct', 'lowRandomMoney', 'highRandomMoney'] },
    random: { used: { couponType: 4, lowRandomMoney: 500, highRandomMoney: 2000 }, unused: ['deduct', 'discount'] },
  }
  const kinds = Object.entries(fieldsOf).map(([type, { used, unused }]) => [type, used, unused] as const)
  test.each(kinds)(
    '[A387, ORDER-06] a coupon of kind %s is readable whatever its unused fields hold',
    async (type, used, unused) => {
      for (const value of [0, '0', null, '', undefined, -1, 85, '—', {}]) {
        expect(await read({ ...used, ...Object.fromEntries(unused.map((field) => [field, value])) })).toMatchObject({
          value: { type },
        })
      }
    },
  )

  test.each(kinds)('[A387] a coupon of kind %s needs the fields that it uses', async (_type, used) => {
    const { couponType: _kind, ...amounts } = used
    for (const field of Object.keys(amounts)) {
      for (const value of [null, '', undefined, -1, '—', {}])
        expect(await read({ ...used, [field]: value })).toEqual(unreadable)
    }
  })

  test('[A157, A158] without threshold and services a coupon has no threshold and applies to all services', async () => {
    const { minCost: _threshold, services: _services, ...rest } = CASH
    answerWith(() => ok([rest]))
    expect((await fetchOrderCoupons('1', '2'))[0]).toMatchObject({ thresholdFen: 0, services: [] })
  })

  test.each([
    [
      { validTimeType: 2, dayNum: 30, validStartTime: '', validEndTime: '' },
      { rule: 'fromReceipt', days: 30, start: undefined, end: undefined },
    ],
    [
      { validTimeType: 3, dayNum: '7', validStartTime: null, validEndTime: null },
      { rule: 'fromNextDay', days: 7, start: undefined, end: undefined },
    ],
    [{ validTimeType: 9 }, { rule: undefined, days: undefined, start: '2026-11-01', end: '2026-12-31' }],
  ])('[COUPON-11] [A416] the validity %o is read', async (fields, validity) => {
    expect(await read(fields)).toMatchObject({ validity })
  })

  test.each([
    ['2026-11-01', '2026-12-31', '2026-11-01', '2026-12-31'],
    ['2026-11-01 00:00:00', '2026-12-31 00:00:00', '2026-11-01', '2026-12-31'],
    ['2026-11-01 09:30:00', '2026-12-31 18:00:00', '2026-11-01 09:30:00', '2026-12-31 18:00:00'],
    ['2026-11-01 23:59:59', '2026-12-31 23:59:59', '2026-11-01 23:59:59', '2026-12-31'],
    ['—', '2026-02-30 10:00:00', undefined, undefined],
  ])('[COUPON-07] [A357] valid from %s to %s, the hour is kept where it says more than the day', async (...args) => {
    const [validStartTime, validEndTime, start, end] = args
    expect(await read({ validStartTime, validEndTime })).toMatchObject({ validity: { start, end } })
  })

  test.each([
    [[], []],
    ['', []],
    [null, []],
    [['乳腺检查'], [{ id: undefined, name: '乳腺检查' }]],
    ['乳腺检查', [{ id: undefined, name: '乳腺检查' }]],
    [[{ serviceId: 3, serviceName: null }], [{ id: '3', name: undefined }]],
    [[{ serviceId: null, serviceName: '乳腺检查' }], [{ id: undefined, name: '乳腺检查' }]],
    [
      [1, '2'],
      [
        { id: '1', name: undefined },
        { id: '2', name: undefined },
      ],
    ],
  ])('[A158] [A400] the services %j are read', async (services, read_) => {
    expect(await read({ services })).toMatchObject({ services: read_ })
  })

  test.each([
    [{ cdkeyId: null }],
    [{ couponId: '' }],
    [{ couponType: 5 }],
    [{ couponType: null }],
    [{ validStatus: 3 }],
    [{ validStatus: null }],
    [{ deduct: null }],
    [{ deduct: -1 }],
    [{ minCost: 'x' }],
    [{ couponType: 3, discount: 0 }],
    [{ couponType: 3, discount: 85 }],
    [{ couponType: 4, lowRandomMoney: 1 }],
  ])('[A387] with %o a coupon is unreadable', async (fields) => {
    expect(await read(fields)).toEqual(unreadable)
  })

  test.each([
    [
      [{}, { serviceId: '3', serviceName: '乳腺检查' }],
      [
        { id: undefined, name: undefined },
        { id: '3', name: '乳腺检查' },
      ],
    ],
    [[null], [{ id: undefined, name: undefined }]],
    [[''], [{ id: undefined, name: undefined }]],
    [{}, [{ id: undefined, name: undefined }]],
    [false, [{ id: undefined, name: undefined }]],
  ])('[A631] the services %j that cannot be read are unknown ones, never all', async (services, shown) => {
    expect(await read({ services })).toHaveProperty('services', shown)
  })

  test('[A157] without a threshold a coupon has none', async () => {
    expect(await read({ minCost: null })).toMatchObject({ thresholdFen: 0 })
  })

  test('a failed list of coupons is reported where it was requested, not by a notice', async () => {
    answerWith(() => Response.error())
    await expect(fetchOrderCoupons('1', '2')).rejects.toMatchObject({ kind: 'offline' })
    expect(reported.notices).toEqual([])
  })
})
