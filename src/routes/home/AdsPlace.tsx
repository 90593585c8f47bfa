import { Suspense } from 'react'
import { inTime } from '@/lib/inTime'
import { isCalm } from '@/lib/textSize'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { useTextSize } from '@/ui/useTextSize'
import { AdsSkeleton } from './AdsSkeleton'

/** Large text needs the space and no moving content, so there are no advertisements. */
export const AdsPlace = () => {
  const size = useTextSize()
  if (size === undefined || isCalm(size)) return null
  return (
    <Suspense fallback={<AdsSkeleton />}>
      <LazyAds />
    </Suspense>
  )
}

const LazyAds = lazyWithFallback(
  async () => (await inTime(import('./lazy/Ads'))).Ads,
  () => null,
)
