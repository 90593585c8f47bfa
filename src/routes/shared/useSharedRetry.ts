import { useLayoutEffect, useState, useSyncExternalStore, type Ref } from 'react'
import { createListeners } from '@/lib/listeners'
import { msSince, rememberNow } from '@/lib/sessionTimestamps'

type Failing = { place: Element; retry: () => void; isStale: boolean }

let failing: readonly Failing[] = []
const { subscribe, notify } = createListeners()

type SharedRetry = {
  ref: Ref<HTMLDivElement>
  /** The topmost error shows the reason, and retries all. */
  isFirst: boolean
  /** The topmost one says that all content below it is outdated. */
  isFirstStale: boolean
  count: number
  retryAll: () => void
}

/** Combines the errors of a screen, so that one outage is reported once. */
export const useSharedRetry = (retry: () => void, isStale = false): SharedRetry => {
  const [place, setPlace] = useState<Element | null>(null)
  const all = useSyncExternalStore(subscribe, current)
  useLayoutEffect(() => {
    if (place === null) return undefined
    const one = { place, retry, isStale }
    set([...failing, one].sort(byPosition))
    return () => set(failing.filter((other) => other !== one))
  }, [place, retry, isStale])
  const [first] = all
  return {
    ref: setPlace,
    isFirst: place !== null && first?.place === place,
    isFirstStale: first?.isStale === true,
    count: all.length,
    retryAll,
  }
}

const RETRIED = 'retried-at'
/** Longer than the slowest retry takes to fail. */
const IN_A_ROW_MS = 120_000

export const rememberRetry = (): void => void rememberNow(RETRIED)

/** Whether a retry ran a short time ago, so that a failure now is the second in a row. */
export const isAfterRetry = (): boolean => msSince(RETRIED) < IN_A_ROW_MS

const retryAll = (): void => {
  rememberRetry()
  for (const { retry } of failing) retry()
}

/** Node.DOCUMENT_POSITION_FOLLOWING, in fewer bytes. */
const FOLLOWING = 4

const byPosition = (one: Failing, other: Failing): number =>
  one.place.compareDocumentPosition(other.place) & FOLLOWING ? -1 : 1

const current = () => failing

const set = (now: readonly Failing[]): void => {
  failing = now
  notify()
}
