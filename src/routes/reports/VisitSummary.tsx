import { Suspense } from 'react'
import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { SummarySkeleton } from './SummarySkeleton'

// Lazy, so that the other reports do not load what only this screen needs.
const SummaryScreen = lazyWithFallback(async () => (await inTime(import('./lazy/SummaryScreen'))).SummaryScreen)

/** A513: one sheet to take along to a doctor, from a palpation report. */
export const VisitSummary = () => (
  <Suspense fallback={<SummarySkeleton />}>
    <SummaryScreen />
  </Suspense>
)
