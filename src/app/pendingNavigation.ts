import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { afterNextPaint } from '@/lib/afterNextPaint'
import { createListeners } from '@/lib/listeners'
import type { RouterOf } from './navigation'

type Place = { pathname: string }
type State = { location: Place; navigation: { location?: Place | undefined } }

let target: string | undefined
let shown: string | undefined
const { subscribe, notify } = createListeners()

/** Tracks navigations from the tap on. The router’s own hook updates in a transition, too late for a slow phone. */
export const trackNavigation = (router: Pick<RouterOf<State>, 'subscribe'>): void => {
  target = undefined
  shown = undefined
  router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location
    shown = location.pathname
    if (pathname === target) return
    target = pathname
    notify()
  })
}

export const usePendingPath = (): string | undefined => {
  const { pathname } = useLocation()
  const path = useSyncExternalStore(subscribe, current, current)
  return path === pathname ? undefined : path
}

export const isNavigating = (): boolean => target !== shown

export const pendingPainted = async (): Promise<void> => {
  // The router loads a screen’s code a moment before it reports the navigation.
  await Promise.resolve()
  if (isNavigating()) await afterNextPaint()
}

const current = () => target
