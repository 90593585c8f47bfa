import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/idle'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { inTime } from '@/lib/inTime'

/** The first screen stands for so long before anything is asked for its tabs. */
const REST_MS = 1000

let hasRested = false

/** What waits to be read, once the first screen is there and the phone has nothing else to do. */
export const LazyConsultBadge = () => {
  const [isDue, setDue] = useState(hasRested)
  useEffect(() => {
    const timer = setTimeout(() => {
      whenIdle(() => {
        hasRested = true
        setDue(true)
      })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isDue && (
      <Suspense fallback={null}>
        <Badge />
      </Suspense>
    )
  )
}

// One that cannot be fetched is missed by nobody.
const Badge = lazyWithFallback(
  async () => (await inTime(import('./ConsultBadge'))).ConsultBadge,
  () => null,
)
