import { openMyCoupons, openOffer } from '@/stores/coupons/mine'
import type { ScreenLoader } from '@/routes/screen'

export const startCoupons: ScreenLoader = () => void openMyCoupons()

export const startGetCoupon: ScreenLoader = ({ param }) => openOffer(param('couponId'))
