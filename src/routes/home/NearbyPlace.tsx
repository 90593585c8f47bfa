import { lazy, Suspense, type ComponentType } from 'react'
import { NearbySkeleton } from './NearbySkeleton'

/** Where the organisations near by stand, the room for them first. */
export const NearbyPlace = () => (
  <Suspense fallback={<NearbySkeleton />}>
    <LateNearby />
  </Suspense>
)

const LateNearby = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./late/lateParts')).lateParts.Nearby }
  } catch {
    return { default: () => null }
  }
})
