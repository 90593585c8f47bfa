import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export const lazyWithFallback = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: instead }
    }
  })
