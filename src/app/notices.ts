import { useSyncExternalStore } from 'react'
import type { ApiError } from '../api/errors'
import { monotonic } from '../lib/clock'

/** What the red bar at the top has to say. */
export type Notice = ApiError | { kind: 'expired' } | { kind: 'ended'; message: string | undefined }

const FRESH_MS = 1000
let current: Notice | undefined
let shownAt = 0
const listeners = new Set<() => void>()

export const showNotice = (notice: Notice): void => {
  shownAt = monotonic()
  set(notice)
}
export const hideNotice = (): void => set(undefined)

/** On another page an old notice has nothing to say any more; a fresh one may be why the page changed. */
export const hideOldNotice = (): void => {
  if (monotonic() - shownAt > FRESH_MS) hideNotice()
}

export const useNotice = (): Notice | undefined => useSyncExternalStore(subscribe, () => current)

const set = (notice: Notice | undefined): void => {
  current = notice
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
