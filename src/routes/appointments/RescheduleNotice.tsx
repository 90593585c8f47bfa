import { Suspense, useState } from 'react'
import { RESCHEDULE, usersHaving } from '@/stores/userStorage'
import { SkeletonBlock } from '@/ui/Skeleton'
import { lazyPart } from './lazyPart'
import type { RescheduleNoticeProps } from './lazy/RescheduleNotice'

const LazyNotice = lazyPart((all) => all.RescheduleNotice)

/** Loads the notice only if this phone has a reschedule. */
export const RescheduleNotice = (props: RescheduleNoticeProps) => {
  const [hasReschedule] = useState(() => usersHaving(RESCHEDULE).length > 0)
  return (
    hasReschedule && (
      <Suspense fallback={<SkeletonBlock height="9rem" />}>
        <LazyNotice {...props} />
      </Suspense>
    )
  )
}
