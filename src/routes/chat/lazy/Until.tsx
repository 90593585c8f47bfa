import { Suspense } from 'react'
import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { UntilProps } from './UntilPart'

/**
 * Shows until when a consultation waits, runs or allows further questions. If no time is known, it shows the rule in
 * words.
 */
export const Until = (props: UntilProps) => (
  <Suspense fallback={props.rule}>
    <LazyUntil {...props} />
  </Suspense>
)

const LazyUntil = lazyWithFallback<UntilProps>(
  async () => (await inTime(import('./UntilPart'))).UntilPart,
  ({ rule }) => rule,
)
