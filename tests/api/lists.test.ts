import { expect, test } from 'vitest'
import { fetchSchedule } from '../../src/api/booking'
import { fetchRemaindersAhead } from '../../src/api/bookingAhead'
import { fetchConsultCoupons, fetchOrderCoupons } from '../../src/api/coupons'
import { fetchAdvertisements, fetchColumns, fetchSpecifications } from '../../src/api/home'
import { answerWith, ok } from './clientSupport'

const DAY = '2026-11-25'
const COUPON = { couponId: '3', cdkeyId: '7', couponType: 1, validStatus: 1 }
const LIMITS = { morning: 5, afternoon: 5 }

test.each([
  ['days on offer', { schedulDate: DAY }, () => fetchSchedule('101', '1')],
  [
    'days ahead',
    { subscribeDate: DAY, morningCount: 1, afternoonCount: 2 },
    async () => [...(await fetchRemaindersAhead('101', [DAY, DAY], LIMITS))],
  ],
  [
    'specifications',
    { specificationId: '1', specificationName: '标准', specificationPrice: 1 },
    () => fetchSpecifications('1'),
  ],
  ['pictures', { id: '1' }, fetchAdvertisements],
  ['columns', { id: '1' }, fetchColumns],
  ['coupons of an order', COUPON, () => fetchOrderCoupons('1', '')],
  ['coupons for a doctor', COUPON, () => fetchConsultCoupons({ doctorId: '3' })],
  ['coupons for whoever is free', COUPON, () => fetchConsultCoupons({ quickPriceFen: 1 })],
] satisfies [string, object, () => Promise<unknown>][])(
  '[API-13] %s may come bare or as data.list',
  async (_what, row, ask) => {
    answerWith(() => ok([row]))
    const bare = await ask()
    expect(bare).toHaveLength(1)
    answerWith(() => ok({ list: [row], total: 1 }))
    expect(await ask()).toEqual(bare)
  },
)
