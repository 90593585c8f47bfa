import { Card } from '@/ui/Card'
import { SkeletonBlock } from '@/ui/Skeleton'
import { BookingStepSkeleton } from './BookingStepSkeleton'
import styles from './DaysSkeleton.module.css'

export const DaysSkeleton = () => (
  <BookingStepSkeleton of="selectTime">
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
  </BookingStepSkeleton>
)
