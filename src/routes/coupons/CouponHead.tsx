import { useTranslation } from 'react-i18next'
import type { CouponOffer } from '@/domain/coupons'
import { couponFactList, couponValue } from '@/i18n/coupons/texts'
import { Card, CardFoot } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './coupons.module.css'

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

const FACTS = [1, 2, 3, 4]

type Props = {
  count: number
  foot?: boolean
}

export const CouponSkeletons = ({ count, foot = false }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles.skeletons}>
      <span className="visuallyHidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} edgeToEdge aria-hidden="true">
          <div className={styles.coupon}>
            <SkeletonBlock width="45%" height="1.625rem" />
            <SkeletonBlock width="30%" height="1.875rem" />
            {FACTS.map((fact) => (
              <div key={fact} className="ends">
                <SkeletonBlock width="4rem" height="1.6875rem" />
                <SkeletonBlock width="8rem" height="1.6875rem" />
              </div>
            ))}
          </div>
          {foot && (
            <CardFoot>
              <SkeletonBlock width="30%" height="2.75rem" />
            </CardFoot>
          )}
        </Card>
      ))}
    </div>
  )
}
