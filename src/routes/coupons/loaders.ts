import { openCoupons, openOffer } from '../../stores/couponsMine'
import type { ScreenLoader } from '../screen'

export const startCoupons: ScreenLoader = () => void openCoupons()

export const startGetCoupon: ScreenLoader = ({ param }) => openOffer(param('couponId'))
