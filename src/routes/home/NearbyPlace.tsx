import { Suspense } from 'react'
import { latePart } from './latePart'
import { NearbySkeleton } from './NearbySkeleton'

/** Where the organisations near by stand, the room for them first. */
export const NearbyPlace = () => (
  <Suspense fallback={<NearbySkeleton />}>
    <LateNearby />
  </Suspense>
)

const LateNearby = latePart(
  ({ Nearby }) => Nearby,
  () => null,
)
