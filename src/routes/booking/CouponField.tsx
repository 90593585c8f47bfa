import type { OrderChoice } from '@/domain/booking/order'
import { idle } from '@/lib/remote'
import { chooseCoupon, loadCouponsAndPrice, useOrder } from '@/stores/booking/order'
import { couponsKey, useCoupons } from '@/stores/coupons/coupons'
import { CouponChoices } from '@/routes/shared/CouponChoices'

type Props = { choice: OrderChoice; fullPriceFen: number; choosing: boolean }

/** Which coupon the order uses, if any. */
export const CouponField = ({ choice, fullPriceFen, choosing }: Props) => {
  const asked = useCoupons(({ forOrders }) => forOrders.get(couponsKey(choice))) ?? idle
  return (
    <CouponChoices
      remote={choosing ? idle : asked}
      fullPriceFen={fullPriceFen}
      copyId={choice.coupon?.copyId}
      givenUp={useOrder((order) => order.couponGivenUp)}
      onChoose={chooseCoupon}
      onRetry={() => void loadCouponsAndPrice()}
      choosing={choosing}
    />
  )
}
