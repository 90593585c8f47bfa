import { useTranslation } from 'react-i18next'
import { SkeletonBlock, SkeletonList } from '@/ui/Skeleton'
import styles from './ServiceDetail.module.css'

/** Cover, name, price and the list of specifications, before they are there. */
export const DetailSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton}>
      <div className={styles.coverSkeleton} aria-hidden="true">
        <SkeletonBlock height="100%" />
      </div>
      <SkeletonBlock width="60%" height="1.75rem" />
      <SkeletonBlock width="30%" height="1.375rem" />
      <SkeletonList count={2} busyText={t('loading')} />
    </div>
  )
}
