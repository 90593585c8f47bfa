import type { ComponentType } from 'react'
import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { parts } from './lazy/parts'

const Nothing = () => null

export const lazyPart = <P extends object>(
  partOf: (all: typeof parts) => ComponentType<P>,
  instead: ComponentType<P> = Nothing,
) => lazyWithFallback<P>(async () => partOf((await inTime(import('./lazy/parts'))).parts), instead)
