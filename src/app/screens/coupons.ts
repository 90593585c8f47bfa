import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const COUPON_SCREENS: readonly ScreenEntry[] = [
  { path: ADDRESSES.coupons, title: 'myCoupon', soon: true },
  { path: ADDRESSES.getCoupon, title: 'getCoupon', soon: true },
]
