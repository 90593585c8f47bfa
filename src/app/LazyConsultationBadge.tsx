import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/idle'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { inTime } from '@/lib/inTime'

/** Delay after the first screen, in milliseconds. */
const REST_MS = 1000

let hasRested = false

export const LazyConsultationBadge = () => {
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

const Badge = lazyWithFallback(
  async () => (await inTime(import('./ConsultationBadge'))).ConsultationBadge,
  () => null,
)
