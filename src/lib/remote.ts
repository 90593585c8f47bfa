import { latestOnly } from './sessionScope'

/** State of data from the server, as one union. A failed refresh keeps the data and sets `refreshError`. */
export type RemoteData<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; data: T; refreshing: boolean; refreshError?: unknown }
  | { state: 'failed'; error: unknown }

export const idle: RemoteData<never> = { state: 'idle' }

export const dataOf = <T>(remote: RemoteData<T>): T | undefined => (remote.state === 'ready' ? remote.data : undefined)

/** Whether there is neither data nor an error yet. */
export const isPending = (remote: RemoteData<unknown>): remote is { state: 'idle' } | { state: 'loading' } =>
  remote.state === 'idle' || remote.state === 'loading'

/** Returns the data if its last load succeeded and no refresh is running; otherwise undefined. */
export const freshOf = <T>(remote: RemoteData<T>): T | undefined =>
  remote.state === 'ready' && !remote.refreshing && remote.refreshError === undefined ? remote.data : undefined

export type Refresh = { error: unknown; busy: boolean }

/** Returns the first error of a refresh, and whether any of these is refreshing. A first load does not count. */
export const refreshOf = (...remotes: RemoteData<unknown>[]): Refresh => {
  const loaded = remotes.filter((remote) => remote.state === 'ready')
  return {
    error: loaded.find(({ refreshError }) => refreshError !== undefined)?.refreshError,
    busy: loaded.some(({ refreshing }) => refreshing),
  }
}

/** Returns why the data could not be loaded or refreshed; undefined without a failure. */
export const errorOf = (remote: RemoteData<unknown>): unknown =>
  remote.state === 'failed' ? remote.error : refreshOf(remote).error

type Holder<S> = { getState: () => S; setState: (part: Partial<S>) => void }

export type Slot<T> = { name: string; get: () => T; set: (value: T) => void }

const holders = new WeakMap<object, number>()
let holderCount = 0
const nameIn = (store: object, place: string): string => {
  const number = holders.get(store) ?? ++holderCount
  holders.set(store, number)
  return `${number} ${place}`
}

/** Returns the place of a store’s field, for `loadRemote`. */
export const slotOf = <S, F extends keyof S & string>(store: Holder<S>, field: F): Slot<S[F]> => ({
  name: nameIn(store, field),
  get: () => store.getState()[field],
  set: (value) => store.setState({ [field]: value } as unknown as Partial<S>),
})

type ValueOf<M> = M extends ReadonlyMap<string, infer T> ? T : never

/** Returns the place of one entry in a store’s map, for `loadRemote`. An entry that is missing reads as `blank`. */
export const slotAt = <S, F extends keyof S & string>(
  store: Holder<S>,
  field: F,
  key: string,
  blank: ValueOf<S[F]>,
): Slot<ValueOf<S[F]>> => {
  const whole = slotOf(store, field) as unknown as Slot<ReadonlyMap<string, ValueOf<S[F]>>>
  return {
    name: `${whole.name} ${key}`,
    get: () => whole.get().get(key) ?? blank,
    set: (value) => whole.set(new Map(whole.get()).set(key, value)),
  }
}

type Ends = (error: unknown) => boolean

let isGone: Ends = () => false

/** Sets which errors mean that data no longer exists; any other error keeps the loaded data. */
export const treatAsGone = (says: Ends): void => {
  isGone = says
}

/** Loads data: loading (or refreshing), then ready; failed if nothing was loaded or it is gone. */
export const loadRemote = <T>(slot: Slot<RemoteData<T>>, load: () => Promise<T>): Promise<void> =>
  loadInto(slot, load, isGone)

/** Loads data that no failure of a later load removes. */
export const loadAndKeep = <T>(slot: Slot<RemoteData<T>>, load: () => Promise<T>): Promise<void> =>
  loadInto(slot, load, () => false)

/** Loads data that misleads when outdated: any error clears it. */
export const loadOrClear = <T>(slot: Slot<RemoteData<T>>, load: () => Promise<T>): Promise<void> =>
  loadInto(slot, load, () => true)

const loadInto = async <T>(slot: Slot<RemoteData<T>>, load: () => Promise<T>, ends: Ends): Promise<void> => {
  const before = slot.get()
  slot.set(before.state === 'ready' ? { ...before, refreshing: true } : { state: 'loading' })
  const answer = await latestOnly(slot.name, load)
  if (answer.state === 'stale') return
  if (answer.state === 'ready') {
    slot.set({ ...answer, refreshing: false })
    return
  }
  const { error } = answer
  const known = slot.get()
  slot.set(
    known.state === 'ready' && !ends(error)
      ? { ...known, refreshing: false, refreshError: error }
      : { state: 'failed', error },
  )
}
