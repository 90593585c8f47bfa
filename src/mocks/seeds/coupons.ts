import type { CouponCopy } from '@/mocks/records'

/** The kind of a coupon, shared by its copies; amounts in fen. */
export type CouponKind = {
  couponId: string
  title: string
  worth:
    | { couponType: 1 }
    | { couponType: 2; deduct: number }
    | { couponType: 3; discount: number }
    /** `drawn` is the amount when it is used. */
    | { couponType: 4; lowRandomMoney: number; highRandomMoney: number; drawn: number }
  minCost: number
  /** Empty for all services. */
  serviceIds: readonly string[]
  /** Days from today, so that a fixed range stays what it shows. */
  valid: { validTimeType: 1; fromDay: number; toDay: number } | { validTimeType: 2 | 3; dayNum: number }
  /** A code that redeems a copy. */
  code?: string
  /** Used up by others as soon as a price was calculated with it. */
  isFleeting?: true
}

const NOW = { validTimeType: 1, fromDay: -30, toDay: 60 } as const

export const couponKinds: readonly CouponKind[] = [
  {
    couponId: '301',
    title: '乳腺健康检测兑换券',
    worth: { couponType: 1 },
    minCost: 0,
    serviceIds: ['1'],
    valid: NOW,
  },
  {
    couponId: '302',
    title: '关爱现金券',
    worth: { couponType: 2, deduct: 3000 },
    minCost: 10_000,
    serviceIds: ['1', '3'],
    valid: { validTimeType: 2, dayNum: 30 },
  },
  {
    couponId: '303',
    title: '会员折扣券',
    worth: { couponType: 3, discount: 8.5 },
    minCost: 30_000,
    serviceIds: [],
    valid: NOW,
  },
  {
    couponId: '304',
    title: '随机立减券',
    worth: { couponType: 4, lowRandomMoney: 500, highRandomMoney: 2000, drawn: 1200 },
    minCost: 0,
    serviceIds: [],
    valid: { validTimeType: 2, dayNum: 7 },
  },
  {
    couponId: '305',
    title: '新年现金券',
    worth: { couponType: 2, deduct: 5000 },
    minCost: 0,
    serviceIds: [],
    valid: { validTimeType: 1, fromDay: -60, toDay: -10 },
  },
  {
    couponId: '306',
    title: '次日现金券',
    worth: { couponType: 2, deduct: 2000 },
    minCost: 5000,
    serviceIds: [],
    valid: { validTimeType: 3, dayNum: 15 },
  },
  {
    couponId: '307',
    title: '尊享检查折扣券',
    worth: { couponType: 3, discount: 0.9 },
    minCost: 0,
    serviceIds: ['3'],
    valid: NOW,
  },
  {
    couponId: '308',
    title: '限量现金券',
    worth: { couponType: 2, deduct: 4000 },
    minCost: 0,
    serviceIds: [],
    valid: NOW,
    isFleeting: true,
  },
  // Without copies: two are redeemed by their code, one is given away.
  {
    couponId: '309',
    title: '开卡礼现金券',
    worth: { couponType: 2, deduct: 1500 },
    minCost: 0,
    serviceIds: [],
    valid: { validTimeType: 2, dayNum: 30 },
    code: 'WELCOME15',
  },
  {
    couponId: '310',
    title: '医生咨询折扣券',
    worth: { couponType: 3, discount: 8 },
    minCost: 0,
    serviceIds: ['4'],
    valid: { validTimeType: 3, dayNum: 15 },
  },
  {
    couponId: '311',
    title: '快速咨询体验券',
    worth: { couponType: 1 },
    minCost: 0,
    serviceIds: ['5'],
    valid: { validTimeType: 2, dayNum: 30 },
    code: 'ASKFREE',
  },
]

const copy = (id: string, couponId: string): CouponCopy => ({
  id,
  couponId,
  ownerId: '1001',
  receivedAt: null,
  usedFor: null,
})

export const couponCopies: readonly CouponCopy[] = [
  copy('70001', '301'),
  copy('70002', '302'),
  copy('70003', '302'),
  copy('70004', '303'),
  copy('70005', '304'),
  copy('70006', '305'),
  copy('70007', '306'),
  copy('70008', '307'),
  copy('70009', '308'),
]
