import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { PageSkeleton, SkeletonBlock } from '@/ui/Skeleton'
import styles from './BookingStepSkeleton.module.css'

type Props = {
  to: 'day' | 'order'
}

export const BookingStepSkeleton = ({ to }: Props) => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t(to === 'day' ? 'titles.selectTime' : 'titles.confirmOrder')}>
      <Card aria-hidden="true">
        <SkeletonBlock width="65%" height="1.5rem" />
        <SkeletonBlock width="75%" height="1.25rem" />
        <SkeletonBlock width="85%" height="1.25rem" />
        <SkeletonBlock width="40%" height="1.25rem" />
      </Card>
      {to === 'day' ? <Days /> : <Fields />}
    </PageSkeleton>
  )
}

const Days = () => (
  <Card aria-hidden="true">
    <SkeletonBlock width="30%" height="1.5rem" />
    <SkeletonBlock width="90%" height="1.25rem" />
    <div className={styles.days}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.day}>
          <SkeletonBlock width="4rem" height="5.5rem" />
        </div>
      ))}
    </div>
  </Card>
)

const Fields = () => (
  <>
    <Card aria-hidden="true">
      <SkeletonBlock width="25%" height="1.25rem" />
      <SkeletonBlock height="3rem" />
    </Card>
    <Card aria-hidden="true">
      <SkeletonBlock width="25%" height="1.25rem" />
      <SkeletonBlock height="5.5rem" />
      <SkeletonBlock height="5.5rem" />
    </Card>
  </>
)
