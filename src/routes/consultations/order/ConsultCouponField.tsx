import type { ProblemTarget } from '@/domain/consultations/problem'
import { chooseConsultCoupon, loadCoupons, useConsultOrder } from '@/stores/consultations/order/order'
import { CouponChoices } from '@/routes/shared/CouponChoices'

/** Which coupon, if any (CONSULT-26). */
export const ConsultCouponField = ({ target, fullPriceFen }: { target: ProblemTarget; fullPriceFen: number }) => (
  <CouponChoices
    remote={useConsultOrder((order) => order.coupons)}
    fullPriceFen={fullPriceFen}
    copyId={useConsultOrder((order) => order.coupon?.copyId)}
    givenUp={useConsultOrder((order) => order.couponGivenUp)}
    onChoose={(coupon) => chooseConsultCoupon(target, coupon)}
    onRetry={() => void loadCoupons(target)}
  />
)
