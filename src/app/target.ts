import { useSyncExternalStore } from 'react'

type Place = { pathname: string }
type State = { location: Place; navigation: { location?: Place | undefined } }
type Router = { subscribe: (listener: (state: State) => void) => void }

let target: string | undefined
const listeners = new Set<() => void>()

/**
 * Follows where the router leads, from the tap on. The router's own hook would tell of it too late for a slow phone:
 * in a transition, which first draws the old screen anew.
 */
export const followTarget = (router: Router): void => {
  target = undefined
  router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location
    if (pathname === target) return
    target = pathname
    for (const listener of listeners) listener()
  })
}

/** The path that is on its way, or that was the last to come; undefined before the first. */
export const useTarget = (): string | undefined => useSyncExternalStore(subscribe, current, current)

const current = () => target

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
