import { Suspense, useState } from 'react'
import { RESCHEDULE, usersHaving } from '@/stores/userStorage'
import { SkeletonBlock } from '@/ui/Skeleton'
import { lazyPart } from './lazyPart'
import type { RescheduleNoticePartProps } from './lazy/RescheduleNoticePart'

const LazyNotice = lazyPart((all) => all.RescheduleNoticePart)

/** Loads the notice only if this phone has a reschedule. */
export const RescheduleNotice = (props: RescheduleNoticePartProps) => {
  const [hasReschedule] = useState(() => usersHaving(RESCHEDULE).length > 0)
  return (
    hasReschedule && (
      <Suspense fallback={<SkeletonBlock height="9rem" />}>
        <LazyNotice {...props} />
      </Suspense>
    )
  )
}
