import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { lateParts } from './late/lateParts'

/** A part of Home that is fetched once its first words stand; if it does not come, `instead` takes its place. */
export const latePart = <P extends object>(
  partOf: (parts: typeof lateParts) => ComponentType<P>,
  instead: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: partOf((await import('./late/lateParts')).lateParts) }
    } catch {
      return { default: instead }
    }
  })
