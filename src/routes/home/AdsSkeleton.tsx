import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './AdsSkeleton.module.css'

export const AdsSkeleton = () => (
  <div className={styles.skeleton}>
    <SkeletonBlock height="100%" />
  </div>
)
