import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './CouponTicket.module.css'

/** Takes the place of a CouponTicket in a card. */
export const TicketSkeleton = () => (
  <div className={styles.ticket}>
    <div className={styles.texts}>
      <SkeletonBlock width="60%" height="1.4375rem" />
      <SkeletonBlock width="100%" height="1.25rem" />
      <SkeletonBlock width="80%" height="1.25rem" />
    </div>
    <div className={styles.stub} />
  </div>
)
