import { Suspense, useState, type ComponentType } from 'react'
import { inTime } from '@/lib/inTime'
import { RESCHEDULE, usersHaving } from '@/stores/userStorage'
import { SkeletonBlock } from '@/ui/Skeleton'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { parts } from './lazy/parts'
import type { RescheduleNoticeProps } from './lazy/RescheduleNotice'

const Nothing = () => null

export const latePart = <P extends object>(
  partOf: (all: typeof parts) => ComponentType<P>,
  instead: ComponentType<P> = Nothing,
) => lazyWithFallback<P>(async () => partOf((await inTime(import('./lazy/parts'))).parts), instead)

const LateNotice = latePart((all) => all.RescheduleNotice)

/** Loads the notice only if this phone has a reschedule. */
export const RescheduleNotice = (props: RescheduleNoticeProps) => {
  const [hasReschedule] = useState(() => usersHaving(RESCHEDULE).length > 0)
  return (
    hasReschedule && (
      <Suspense fallback={<SkeletonBlock height="9rem" />}>
        <LateNotice {...props} />
      </Suspense>
    )
  )
}
