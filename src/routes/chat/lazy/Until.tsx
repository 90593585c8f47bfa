import { Suspense } from 'react'
import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { UntilProps } from './UntilPart'

/** Says until when a consultation waits, runs or can be asked further; where no time is known, the rule in words. */
export const Until = (props: UntilProps) => (
  <Suspense fallback={props.rule}>
    <LateUntil {...props} />
  </Suspense>
)

const LateUntil = lazyWithFallback<UntilProps>(
  async () => (await inTime(import('./UntilPart'))).UntilPart,
  ({ rule }) => rule,
)
