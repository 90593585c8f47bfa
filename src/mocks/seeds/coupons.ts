import type { CouponCopy } from '@/mocks/records'
import { bilingual, type Bilingual } from '@/mocks/bilingual'

/** The kind of a coupon, shared by its copies; amounts in fen. */
export type CouponKind = {
  couponId: string
  title: Bilingual
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
    title: bilingual('乳腺健康检测兑换券', 'Breast health check voucher'),
    worth: { couponType: 1 },
    minCost: 0,
    serviceIds: ['1'],
    valid: NOW,
  },
  {
    couponId: '302',
    title: bilingual('关爱现金券', 'Care voucher'),
    worth: { couponType: 2, deduct: 3000 },
    minCost: 10_000,
    serviceIds: ['1', '3'],
    valid: { validTimeType: 2, dayNum: 30 },
  },
  {
    couponId: '303',
    title: bilingual('会员折扣券', 'Member discount'),
    worth: { couponType: 3, discount: 8.5 },
    minCost: 30_000,
    serviceIds: [],
    valid: NOW,
  },
  {
    couponId: '304',
    title: bilingual('随机立减券', 'Surprise discount'),
    worth: { couponType: 4, lowRandomMoney: 500, highRandomMoney: 2000, drawn: 1200 },
    minCost: 0,
    serviceIds: [],
    valid: { validTimeType: 2, dayNum: 7 },
  },
  {
    couponId: '305',
    title: bilingual('新年现金券', 'New Year voucher'),
    worth: { couponType: 2, deduct: 5000 },
    minCost: 0,
    serviceIds: [],
    valid: { validTimeType: 1, fromDay: -60, toDay: -10 },
  },
  {
    couponId: '306',
    title: bilingual('次日现金券', 'Next-day voucher'),
    worth: { couponType: 2, deduct: 2000 },
    minCost: 5000,
    serviceIds: [],
    valid: { validTimeType: 3, dayNum: 15 },
  },
  {
    couponId: '307',
    title: bilingual('尊享检查折扣券', 'Premium check discount'),
    worth: { couponType: 3, discount: 0.9 },
    minCost: 0,
    serviceIds: ['3'],
    valid: NOW,
  },
  {
    couponId: '308',
    title: bilingual('限量现金券', 'Limited voucher'),
    worth: { couponType: 2, deduct: 4000 },
    minCost: 0,
    serviceIds: [],
    valid: NOW,
    isFleeting: true,
  },
  // Without copies: two are redeemed by their code, one is given away.
  {
    couponId: '309',
    title: bilingual('开卡礼现金券', 'Welcome voucher'),
    worth: { couponType: 2, deduct: 1500 },
    minCost: 0,
    serviceIds: [],
    valid: { validTimeType: 2, dayNum: 30 },
    code: 'WELCOME15',
  },
  {
    couponId: '310',
    title: bilingual('医生咨询折扣券', 'Doctor consultation discount'),
    worth: { couponType: 3, discount: 8 },
    minCost: 0,
    serviceIds: ['4'],
    valid: { validTimeType: 3, dayNum: 15 },
  },
  {
    couponId: '311',
    title: bilingual('快速咨询体验券', 'Quick consultation voucher'),
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
