import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { asApiError, isNotFound } from '@/api/errors'
import { dropPendingLoads, treatAsGone } from '@/lib/remote'
import { wipeStorage } from '@/lib/storage'

// What the server does not know any more leaves the screen (A92); everything else may come back.
treatAsGone((failure) => isNotFound(asApiError(failure)))

const resets: (() => void)[] = []

/** A store that sign-out empties. Every store is made here, so that none is forgotten. */
export const createStore = <T extends object>(initial: () => T): UseBoundStore<StoreApi<T>> => {
  const store = create<T>(initial)
  resets.push(() => store.setState(initial(), true))
  return store
}

/**
 * Empties every store and what they keep on the phone but the keys that start so, and drops every answer that is
 * still under way.
 */
export const resetStores = (keptPrefix?: string): void => {
  dropPendingLoads()
  wipeStorage(keptPrefix)
  for (const reset of resets) reset()
}
