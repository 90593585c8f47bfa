import { useTranslation } from 'react-i18next'
import { Card, CardFoot } from '@/ui/Card'
import { SkeletonBlock } from '@/ui/Skeleton'
import { TicketSkeleton } from '@/routes/shared/TicketSkeleton'
import styles from './coupons.module.css'

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
          <TicketSkeleton />
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
