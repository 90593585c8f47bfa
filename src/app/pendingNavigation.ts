import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { afterNextPaint } from '@/lib/afterNextPaint'

type Place = { pathname: string }
type State = { location: Place; navigation: { location?: Place | undefined } }
type Router = { subscribe: (listener: (state: State) => void) => void }

/** The path that is on its way, or that was the last to come; undefined before the first. */
let target: string | undefined
let shown: string | undefined
const listeners = new Set<() => void>()

/**
 * Follows where the router leads, from the tap on. The router's own hook would tell of it too late for a slow phone:
 * in a transition, which first draws the old screen anew.
 */
export const trackNavigation = (router: Router): void => {
  target = undefined
  shown = undefined
  router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location
    shown = location.pathname
    if (pathname === target) return
    target = pathname
    for (const listener of listeners) listener()
  })
}

/** The path of the screen that is on its way, from the tap on until it is drawn. */
export const usePendingPath = (): string | undefined => {
  const { pathname } = useLocation()
  const path = useSyncExternalStore(subscribe, current, current)
  return path === pathname ? undefined : path
}

/** Whether another screen is on its way, whose code is asked for by that. */
export const isNavigating = (): boolean => target !== shown

/** Resolves once the skeleton of what is on its way is drawn; at once where there is none. */
export const pendingPainted = async (): Promise<void> => {
  // The router fetches a screen's code a moment before it tells where it leads.
  await Promise.resolve()
  if (isNavigating()) await afterNextPaint()
}

const current = () => target

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
