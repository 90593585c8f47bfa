import { useLayoutEffect, useState, useSyncExternalStore, type Ref } from 'react'

type Failing = { place: Element; askAgain: () => void }

let failing: readonly Failing[] = []
const listeners = new Set<() => void>()

type Outage = {
  /** Of what tells it, there as long as it is told. */
  ref: Ref<HTMLDivElement>
  /** The topmost tells the reason for all that failed, and is where all is asked for again. */
  isFirst: boolean
  /** How many have failed. */
  count: number
  askAll: () => void
}

/** One outage is told once on a screen, however many of its parts it took. */
export const useSharedRetry = (askAgain: () => void): Outage => {
  const [place, setPlace] = useState<Element | null>(null)
  const all = useSyncExternalStore(subscribe, current)
  useLayoutEffect(() => {
    if (place === null) return undefined
    const one = { place, askAgain }
    set([...failing, one].sort(asTheyStand))
    return () => set(failing.filter((other) => other !== one))
  }, [place, askAgain])
  return { ref: setPlace, isFirst: place !== null && all[0]?.place === place, count: all.length, askAll }
}

const askAll = (): void => {
  for (const { askAgain } of failing) askAgain()
}

/** Node.DOCUMENT_POSITION_FOLLOWING, in fewer bytes. */
const FOLLOWING = 4

const asTheyStand = (one: Failing, other: Failing): number =>
  one.place.compareDocumentPosition(other.place) & FOLLOWING ? -1 : 1

const current = () => failing

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const set = (now: readonly Failing[]): void => {
  failing = now
  for (const listener of listeners) listener()
}
