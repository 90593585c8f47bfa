import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { Media } from '@/ui/Media'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './ServiceCardSkeleton.module.css'

/** So many cards of services, before they are there. */
export const ServiceCardSkeletons = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.cards} role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-hidden="true">
          <Media size="middle" picture={<SkeletonBlock height="80px" />}>
            <div className={styles.lines}>
              <SkeletonBlock width="60%" height="1.25rem" />
              <SkeletonBlock />
              <SkeletonBlock />
              <SkeletonBlock width="40%" />
              <SkeletonBlock width="30%" height="1.25rem" />
            </div>
          </Media>
        </Card>
      ))}
    </div>
  )
}
