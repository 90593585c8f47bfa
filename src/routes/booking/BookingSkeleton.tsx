import { useTranslation } from 'react-i18next'
import { SkeletonBlock, SkeletonCard } from '../../ui/Skeleton'
import styles from '../shared/booking.module.css'

/** Title, a card and a larger one, before they are there. */
export const BookingSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.page} role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      <SkeletonBlock width="45%" height="1.75rem" />
      <SkeletonCard />
      <div className={styles.section} aria-hidden="true">
        <SkeletonBlock width="50%" height="1.25rem" />
        <SkeletonBlock height="12rem" />
      </div>
    </div>
  )
}
