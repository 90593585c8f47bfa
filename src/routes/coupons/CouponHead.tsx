import { useTranslation } from 'react-i18next'
import type { CouponOffer } from '@/domain/coupons'
import { couponFactList, couponValue } from '@/i18n/coupons/texts'
import { DescriptionList } from '@/ui/DescriptionList'
import styles from './coupons.module.css'

/** What a coupon is worth and under which conditions (COUPON-04 to COUPON-07). */
export const CouponHead = ({ coupon, titleId }: { coupon: CouponOffer; titleId: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('coupons')
  return (
    <div
      className={styles.coupon}
      data-over={'standing' in coupon && coupon.standing === 'expired' ? true : undefined}
    >
      <h2 id={titleId} className={styles.name}>
        {coupon.title ?? shell('unknown')}
      </h2>
      <p className={styles.value}>{couponValue({ t, shell }, coupon)}</p>
      <DescriptionList facts={couponFactList({ t, shell }, coupon)} />
    </div>
  )
}
