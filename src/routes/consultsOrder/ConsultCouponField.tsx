import { useTranslation } from 'react-i18next'
import type { ProblemTarget } from '../../domain/consults/problem'
import { couponProblem, type Coupon } from '../../domain/coupons'
import { chooseConsultCoupon, loadCoupons, serviceOf, useConsultOrder } from '../../stores/consultsOrder'
import { CouponChoices } from '../shared/CouponChoices'

/** Which coupon, if any (CONSULT-26). */
export const ConsultCouponField = ({ target, fullPriceFen }: { target: ProblemTarget; fullPriceFen: number }) => {
  useTranslation('coupons')
  const remote = useConsultOrder((order) => order.coupons)
  const coupon = useConsultOrder((order) => order.coupon)
  const problemOf = (one: Coupon) => couponProblem(one, { serviceId: serviceOf(target), fullPriceFen })
  return (
    <CouponChoices
      remote={remote}
      copyId={coupon?.copyId}
      problemOf={problemOf}
      onChoose={(chosen) => chooseConsultCoupon(target, chosen)}
      onRetry={() => void loadCoupons(target)}
    />
  )
}
