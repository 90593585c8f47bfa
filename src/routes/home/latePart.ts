import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { lateParts } from './lazy/lateParts'
import { inTime } from '@/lib/inTime'

/** A part of Home that is fetched once its first words stand; if it does not come, `instead` takes its place. */
export const latePart = <P extends object>(
  partOf: (parts: typeof lateParts) => ComponentType<P>,
  instead: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazyWithFallback(async () => partOf((await inTime(import('./lazy/lateParts'))).lateParts), instead)
