import { Card } from '@/ui/Card'
import { SkeletonBlock } from '@/ui/Skeleton'
import { BookingStepSkeleton } from './BookingStepSkeleton'

export const OrderSkeleton = () => (
  <BookingStepSkeleton of="confirmOrder">
    <Card aria-hidden="true">
      <SkeletonBlock width="25%" height="1.25rem" />
      <SkeletonBlock height="3rem" />
    </Card>
    <Card aria-hidden="true">
      <SkeletonBlock width="25%" height="1.25rem" />
      <SkeletonBlock height="5.5rem" />
      <SkeletonBlock height="5.5rem" />
    </Card>
  </BookingStepSkeleton>
)
