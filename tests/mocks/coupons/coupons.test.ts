import { beforeEach, describe, expect, test } from 'vitest'
import { calculatePrice, createOrder } from '@/contract/booking/booking'
import { getSubscribeDetail } from '@/contract/appointments'
import { getCouponListByServiceId, listCoupon } from '@/contract/coupons'
import { COUPON_TYPE } from '@/domain/dictionaries'
import { couponKinds } from '@/mocks/seeds/coupons'
import { ask, field, later, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()
let token = ''
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
})

type Row = Record<string, unknown>
const list = async (serviceId = '1', sender = token) =>
  (await ask(getCouponListByServiceId, { serviceId, specificationId: '' }, { token: sender })).data as Row[]
const copy = async (cdkeyId: string) => (await list()).find((row) => row['cdkeyId'] === cdkeyId)
const price = (serviceId: string, specificationId: string, couponId: string, discountsId: string) =>
  ask(calculatePrice, { serviceId, specificationId, couponId, discountsId }, { token })
const create = (couponId: string, discountsId: string, practicalPrice: number, key = 'one') =>
  ask(
    createOrder,
    {
      subscribeDate: '2026-11-28',
      orgId: '105',
      customerId: '1001',
      serviceId: '1',
      specificationId: '1',
      couponId,
      discountsId,
      practicalPrice,
    },
    { token, key },
  )
const REFUSED = { data: null, message: '优惠券已被使用或不可用，请重新选择', status: 50075 }

describe('the coupons of a customer', () => {
  test('[A566] the lists of 13800000006 are null where they are empty', async () => {
    const sender = await signIn(clinic, '13800000006')
    expect(await list('1', sender)).toBeNull()
    const { data } = await ask(listCoupon, { pageNum: 1, pageSize: 10 }, { token: sender })
    expect(data).toEqual({ list: null, total: 0 })
  })

  test('[A328] [A400] [A457] those for the service of the order are returned, and each copy has its own id', async () => {
    const rows = await list()
    expect(rows.map((row) => row['cdkeyId'])).toEqual([
      '70001',
      '70002',
      '70003',
      '70004',
      '70005',
      '70006',
      '70007',
      '70009',
    ])
    expect(rows.filter((row) => row['couponId'] === '302')).toHaveLength(2)
  })

  test('[COUPON-11] [COUPON-12] the validities are a fixed range, days from receipt and days from the next day, each with its status', async () => {
    expect(await copy('70001')).toMatchObject({
      validTimeType: 1,
      dayNum: null,
      validStartTime: '2026-10-25',
      validEndTime: '2027-01-23',
      validStatus: 1,
    })
    expect(await copy('70002')).toMatchObject({
      validTimeType: 2,
      dayNum: 30,
      validStartTime: '',
      validEndTime: '',
      validStatus: 1,
    })
    expect(await copy('70007')).toMatchObject({ validTimeType: 3, dayNum: 15, validStatus: 2 })
    expect(await copy('70006')).toMatchObject({ validEndTime: '2026-11-14', validStatus: 0 })
  })

  test('every kind of coupon that the domain knows is among them', () => {
    const seeded = new Set(couponKinds.map(({ worth }) => String(worth.couponType)))
    expect([...seeded].sort(), 'src/mocks/seeds/coupons.ts has a coupon of each COUPON_TYPE').toEqual(
      Object.keys(COUPON_TYPE),
    )
  })

  test.each([
    ['exchange', '70001', { deduct: 0, discount: 0, lowRandomMoney: 0, highRandomMoney: 0 }],
    ['cash', '70002', { deduct: 3000, discount: 0, lowRandomMoney: 0, highRandomMoney: 0 }],
    ['discount', '70004', { deduct: null, discount: 8.5, lowRandomMoney: null, highRandomMoney: null }],
    ['random', '70005', { lowRandomMoney: 500, highRandomMoney: 2000 }],
  ])(
    '[A387] the fields that the kind %s does not use hold what a server may put there',
    async (_kind, cdkeyId, amounts) => {
      const { deduct, discount, lowRandomMoney, highRandomMoney } = (await copy(cdkeyId)) ?? {}
      expect(JSON.parse(JSON.stringify({ deduct, discount, lowRandomMoney, highRandomMoney }))).toEqual(amounts)
    },
  )

  test('another customer holds none of them', async () => {
    later(60_000)
    expect(await list('1', await signIn(clinic, '13800000003'))).toEqual([])
  })
})

describe('the price with a coupon', () => {
  test.each([
    ['exchange', '1', '1', '301', '70001', 0],
    ['exchange', '1', '2', '301', '70001', 0],
    ['cash 30.00', '1', '1', '302', '70002', 9_800],
    ['cash 30.00', '3', '3', '302', '70003', 56_800],
    ['8.5 tenths', '1', '2', '303', '70004', 33_830],
    ['a random amount', '1', '1', '304', '70005', 11_600],
    ['0.9 of it', '3', '3', '307', '70008', 53_820],
  ])(
    '[COUPON-10] [A314] a coupon of %s gives the price of service %s, specification %s',
    async (_what, serviceId, specificationId, couponId, discountsId, fen) => {
      expect((await price(serviceId, specificationId, couponId, discountsId)).data).toEqual({ actualPrice: fen })
    },
  )

  test.each([
    ['that is over', '1', '1', '305', '70006'],
    ['that has not begun', '1', '1', '306', '70007'],
    ['for another service', '1', '1', '307', '70008'],
    ['below its threshold', '1', '1', '303', '70004'],
    ['with the copy of another', '1', '1', '301', '70002'],
    ['without its copy', '1', '1', '301', ''],
  ])('[A163] a coupon %s is refused', async (_what, serviceId, specificationId, couponId, discountsId) => {
    expect(await price(serviceId, specificationId, couponId, discountsId)).toEqual(REFUSED)
  })
})

describe('an order with a coupon', () => {
  test('[A315] [A116] it uses the copy up, and returns the price before the coupon', async () => {
    const id = String(field(await create('302', '70002', 9_800), 'id'))
    expect((await ask(getSubscribeDetail, { id }, { token })).data).toMatchObject({
      originalPrice: 12_800,
      practicalPrice: 9_800,
      discountsId: '70002',
    })
    expect([await copy('70002'), (await copy('70003'))?.['couponId']]).toEqual([undefined, '302'])
    expect(await create('302', '70002', 9_800, 'two')).toEqual(REFUSED)
  })

  test('[A381] the same order sent again gets its answer, although its coupon is used up', async () => {
    const first = await create('302', '70002', 9_800)
    expect(await create('302', '70002', 9_800)).toEqual(first)
  })

  test('a copy is returned when its order closes unpaid', async () => {
    await create('302', '70002', 9_800)
    later(900_000)
    expect((await copy('70002'))?.['validStatus']).toBe(1)
  })

  test('[ORDER-15] at price 0 it is paid at once, and the copy stays used', async () => {
    expect((await create('301', '70001', 0)).data).toMatchObject({ practicalPrice: 0, wxResult: null })
    later(900_000)
    expect(await copy('70001')).toBeUndefined()
  })

  test('[RF6] a coupon lost between price and order is refused, and gone from then on', async () => {
    expect((await price('1', '1', '308', '70009')).data).toEqual({ actualPrice: 8_800 })
    expect(await create('308', '70009', 8_800)).toEqual(REFUSED)
    expect(await copy('70009')).toBeUndefined()
  })
})
