import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Loads a component when it is first shown. On failure shows `instead`, else throws to the screen. */
export const lazyWithFallback = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead?: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch (failure) {
      if (instead === undefined) throw failure
      return { default: instead }
    }
  })
