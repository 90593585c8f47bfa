import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { isFinalRefusal } from '@/api/errors'
import { treatAsGone } from '@/lib/remote'
import { dropPendingLoads } from '@/lib/sessionScope'
import { wipeStorage } from '@/lib/storage'

// A92: data that no longer exists on the server is removed; after any other failure the data may be available again.
treatAsGone(isFinalRefusal)

const resets: (() => void)[] = []

/** Creates a store that a sign-out resets. Every store is created here, so that none is forgotten. */
export const createStore = <T extends object>(initial: () => T): UseBoundStore<StoreApi<T>> => {
  const store = create<T>(initial)
  resets.push(() => store.setState(initial(), true))
  return store
}

/** Resets every store, removes stored data except keys with the prefix `keptPrefix`, and drops running answers. */
export const resetStores = (keptPrefix?: string): void => {
  dropPendingLoads()
  wipeStorage(keptPrefix)
  for (const reset of resets) reset()
}

const inputs: (() => boolean)[] = []

/** Registers a store that may hold input which is neither sent nor on the phone, so that a reload would lose it. */
export const registerUnsavedInput = (hasInput: () => boolean): void => void inputs.push(hasInput)

/** Whether a reload would lose input (A661). The stores answer, because the screen of the input may be gone. */
export const hasUnsavedInput = (): boolean => inputs.some((hasInput) => hasInput())
