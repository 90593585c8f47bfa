import { Suspense } from 'react'
import { loadWords } from '@/i18n/setup'
import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { HelpProps } from './lazy/HelpPart'
import { CallNumbers } from './CallNumbers'

const load = async () => (await inTime(import('./lazy/HelpPart'))).HelpPart

export const prefetchHelp = (): void => void Promise.all([load(), loadWords(['guides'])]).catch(reportFault)

const LazyHelp = lazyWithFallback<HelpProps>(load, CallNumbers)

/** The button of the help sheet, or with `onClose` the open sheet. Both load when they are first shown. */
export const Help = (props: HelpProps) => (
  <Suspense fallback={null}>
    <LazyHelp {...props} />
  </Suspense>
)
