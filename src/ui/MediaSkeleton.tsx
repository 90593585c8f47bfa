import type { ComponentProps } from 'react'
import { Media } from './Picture'
import { SkeletonBlock, SkeletonCard, SkeletonLines } from './Skeleton'

type Props = { size: ComponentProps<typeof Media>['size']; lines?: number }

/** The card of a row with a picture. */
export const MediaSkeleton = ({ size, lines }: Props) => (
  <SkeletonCard>
    <Media size={size} picture={<SkeletonBlock height="72px" />}>
      <SkeletonLines lines={lines} />
    </Media>
  </SkeletonCard>
)
