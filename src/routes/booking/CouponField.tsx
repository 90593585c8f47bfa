import { useTranslation } from 'react-i18next'
import type { OrderChoice } from '../../domain/booking/order'
import { couponProblem, type Coupon } from '../../domain/coupons'
import { idle } from '../../lib/remote'
import { chooseCoupon, loadCouponsAndPrice, useOrder } from '../../stores/bookingOrder'
import { couponsKey, useCoupons } from '../../stores/coupons'
import { Announced } from '../../ui/Announced'
import { Note } from '../../ui/Note'
import { CouponChoices } from '../shared/CouponChoices'

type Props = { choice: OrderChoice; fullPriceFen: number; choosing: boolean }

/** Which coupon the order uses, if any, and that the chosen one is gone. */
export const CouponField = ({ choice, fullPriceFen, choosing }: Props) => {
  const { t } = useTranslation('coupons')
  const asked = useCoupons(({ forOrders }) => forOrders.get(couponsKey(choice))) ?? idle
  const givenUp = useOrder((state) => state.couponGivenUp)
  const problemOf = (coupon: Coupon) => couponProblem(coupon, { serviceId: choice.serviceId, fullPriceFen })
  return (
    <>
      <CouponChoices
        remote={choosing ? idle : asked}
        copyId={choice.coupon?.copyId}
        problemOf={problemOf}
        onChoose={chooseCoupon}
        onRetry={() => void loadCouponsAndPrice()}
        choosing={choosing}
      />
      <Announced role="status">{givenUp && <Note tone="caution">{t('givenUp')}</Note>}</Announced>
    </>
  )
}
