import avatarStyles from './Avatar.module.css'
import { Card } from './Card'
import rowStyles from './Row.module.css'
import { SkeletonLines } from './Skeleton'
import styles from './AvatarSkeleton.module.css'

/** The circle of an avatar whose face is not known yet. */
export const AvatarSkeleton = () => <div className={avatarStyles.avatar} data-bare aria-hidden="true" />

/** The row of a person in a list. */
export const PersonSkeleton = () => (
  <Card edgeToEdge aria-hidden="true">
    <div className={rowStyles.row}>
      <AvatarSkeleton />
      <div className={styles.texts}>
        <SkeletonLines lines={1} />
      </div>
    </div>
  </Card>
)
