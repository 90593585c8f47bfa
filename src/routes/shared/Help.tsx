import { Suspense } from 'react'
import { inTime } from '@/lib/inTime'
import { siteInfo } from '@/lib/siteInfo'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { HelpProps } from './lazy/HelpPart'

/** Where the part does not load, as without a network, the hotline alone is shown. */
const Hotline = () => {
  const { hotline } = siteInfo()
  return hotline === '' ? null : <a href={`tel:${hotline}`}>{hotline}</a>
}

const LateHelp = lazyWithFallback<HelpProps>(async () => (await inTime(import('./lazy/HelpPart'))).HelpPart, Hotline)

/** The button of the help sheet, or with `onClose` the open sheet. Both load when they are first shown. */
export const Help = (props: HelpProps) => (
  <Suspense fallback={null}>
    <LateHelp {...props} />
  </Suspense>
)
