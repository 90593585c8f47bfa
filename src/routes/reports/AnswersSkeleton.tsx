import { Card } from '@/ui/Card'
import { SkeletonBlock } from '@/ui/Skeleton'

/** Where the answers come to stand. */
export const AnswersSkeleton = () => (
  <Card aria-hidden="true">
    <SkeletonBlock width="40%" height="1.25rem" />
    <SkeletonBlock height="8rem" />
  </Card>
)
