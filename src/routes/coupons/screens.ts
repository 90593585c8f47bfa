import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

const loaders = () => import('./loaders')

export const COUPON_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.coupons,
    title: 'myCoupon',
    words: ['coupons', 'myCoupons'],
    loader: async () => (await loaders()).startCoupons,
    component: () => import('./MyCoupons').then((module) => module.MyCoupons),
  },
  {
    path: ADDRESSES.getCoupon,
    title: 'getCoupon',
    words: ['coupons', 'myCoupons'],
    loader: async () => (await loaders()).startGetCoupon,
    component: () => import('./GetCoupon').then((module) => module.GetCoupon),
  },
]
