import { openCoupons, openOffer } from '@/stores/coupons/mine'
import type { ScreenLoader } from '@/routes/screen'

export const startCoupons: ScreenLoader = () => void openCoupons()

export const startGetCoupon: ScreenLoader = ({ param }) => openOffer(param('couponId'))
