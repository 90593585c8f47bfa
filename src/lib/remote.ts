/**
 * What is known of something the server has: one union, never data beside isLoading beside error.
 * What is there stays when it cannot be had anew, with the error of its last refresh.
 */
export type RemoteData<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; data: T; refreshing: boolean; refreshError?: unknown }
  | { state: 'failed'; error: unknown }

/**
 * A list that arrives in pages. `more` says what stands below the last row, `refreshError` why its rows are
 * those of before.
 */
export type Paged<T> = {
  rows: T[]
  page: number
  more: 'idle' | 'loading' | 'failed' | 'end'
  error?: unknown
  refreshError?: unknown
}

export const idle: RemoteData<never> = { state: 'idle' }
export const emptyPaged: Paged<never> = { rows: [], page: 0, more: 'idle' }

/** The data if there is any. */
export const dataOf = <T>(remote: RemoteData<T>): T | undefined => (remote.state === 'ready' ? remote.data : undefined)

/** The data if they are those of the last ask, and not of one before it. */
export const freshOf = <T>(remote: RemoteData<T>): T | undefined =>
  remote.state === 'ready' && !remote.refreshing && remote.refreshError === undefined ? remote.data : undefined

/** How the last refresh went: why what is shown is that of before, and whether it is being asked for again. */
export type Refresh = { error: unknown; busy: boolean }

/** The same of all that is shown together. */
export const refreshOf = (...remotes: RemoteData<unknown>[]): Refresh => {
  const there = remotes.filter((remote) => remote.state === 'ready')
  return {
    error: there.find(({ refreshError }) => refreshError !== undefined)?.refreshError,
    busy: there.some(({ refreshing }) => refreshing),
  }
}

/** Why the last ask brought nothing, whether or not something of before is shown. */
export const errorOf = (remote: RemoteData<unknown>): unknown =>
  remote.state === 'failed' ? remote.error : refreshOf(remote).error

/** How it went with a list. */
export const pagesRefreshOf = ({ refreshError, more }: Paged<unknown>): Refresh => ({
  error: refreshError,
  busy: more === 'loading',
})

let session = 0
const latest = new Map<string, number>()
let asks = 0

/** From now on every answer to a question asked before is dropped (sign-out, change of user). */
export const dropPendingLoads = (): void => {
  session++
  latest.clear()
}

/** Tells whether the session of this moment is still on. */
export const sessionGuard = (): (() => boolean) => {
  const started = session
  return () => session === started
}

/**
 * Asks under a name and says whether the answer still counts: it does not when a later ask under
 * the same name overtook it or when the session in which it was asked has ended.
 */
export const latestOnly = async <T>(
  name: string,
  question: () => Promise<T>,
): Promise<{ stale: false; result: { data: T } | { error: unknown } } | { stale: true }> => {
  const mine = ++asks
  const isOn = sessionGuard()
  latest.set(name, mine)
  const result = await question().then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  )
  if (!isOn() || latest.get(name) !== mine) return { stale: true }
  return { stale: false, result }
}

/** What state is held in: a store. */
type Holder<S> = { getState: () => S; setState: (part: Partial<S>) => void }

/** Things by a foreign name, of which `constructor` is none. */
export type ByKey<T> = ReadonlyMap<string, T>

/** One place in a store; its name tells the questions about it from all others. */
export type Slot<T> = { name: string; get: () => T; set: (value: T) => void }

const holders = new WeakMap<object, number>()
let holderCount = 0
const nameIn = (store: object, place: string): string => {
  const number = holders.get(store) ?? ++holderCount
  holders.set(store, number)
  return `${number} ${place}`
}

/** A field of a store. */
export const slotOf = <S, F extends keyof S & string>(store: Holder<S>, field: F): Slot<S[F]> => ({
  name: nameIn(store, field),
  get: () => store.getState()[field],
  set: (value) => store.setState({ [field]: value } as unknown as Partial<S>),
})

type ValueOf<M> = M extends ByKey<infer T> ? T : never

/** What stands under a key of a field; `blank` where nothing does. */
export const slotAt = <S, F extends keyof S & string>(
  store: Holder<S>,
  field: F,
  key: string,
  blank: ValueOf<S[F]>,
): Slot<ValueOf<S[F]>> => {
  const whole = slotOf(store, field) as unknown as Slot<ByKey<ValueOf<S[F]>>>
  return {
    name: `${whole.name} ${key}`,
    get: () => whole.get().get(key) ?? blank,
    set: (value) => whole.set(new Map(whole.get()).set(key, value)),
  }
}

/** Whether an error takes away what was there. */
type Ends = (error: unknown) => boolean

let isGone: Ends = () => false

/** Which error says that a thing is no more; any other one leaves what is known of it. */
export const treatAsGone = (says: Ends): void => {
  isGone = says
}

/**
 * Loads one thing: loading (or refreshing over what is there), then ready, or failed where nothing was there or
 * it is gone.
 */
export const loadRemote = <T>(slot: Slot<RemoteData<T>>, load: () => Promise<T>): Promise<void> =>
  loadInto(slot, load, isGone)

/** The same for what misleads when it is old: any error takes away what was there. */
export const loadOrClear = <T>(slot: Slot<RemoteData<T>>, load: () => Promise<T>): Promise<void> =>
  loadInto(slot, load, () => true)

const loadInto = async <T>(slot: Slot<RemoteData<T>>, load: () => Promise<T>, ends: Ends): Promise<void> => {
  const before = slot.get()
  slot.set(before.state === 'ready' ? { ...before, refreshing: true } : { state: 'loading' })
  const answer = await latestOnly(slot.name, load)
  if (answer.stale) return
  if ('data' in answer.result) {
    slot.set({ state: 'ready', data: answer.result.data, refreshing: false })
    return
  }
  const { error } = answer.result
  const known = slot.get()
  slot.set(
    known.state === 'ready' && !ends(error)
      ? { ...known, refreshing: false, refreshError: error }
      : { state: 'failed', error },
  )
}

/** How the pages of a list are had. */
export type Pages<T> = {
  load: (page: number) => Promise<Page<T>>
  /** Whether the list shows a row; a page of which it shows none is followed by the next. */
  shows?: (row: T) => boolean
}
type Page<T> = { rows: T[]; total: number }

/** Loads the next page of a list unless one is under way or the end is reached. */
export const loadNextPage = async <T>(slot: Slot<Paged<T>>, pages: Pages<T>): Promise<void> => {
  const before = slot.get()
  if (before.more === 'loading' || before.more === 'end') return
  const { error: _gone, ...kept } = before
  slot.set({ ...kept, more: 'loading' })
  const page = before.page + 1
  const answer = await latestOnly(slot.name, () => pages.load(page))
  if (answer.stale) return
  if ('error' in answer.result) {
    slot.set({ ...kept, more: 'failed', error: answer.result.error })
    return
  }
  // A later page does not mend what the first one could not be had anew for.
  slot.set({ ...kept, ...withPage(kept.rows, page, answer.result.data) })
  await skipEmptyPages(slot, pages, answer.result.data)
}

const skipEmptyPages = async <T>(slot: Slot<Paged<T>>, pages: Pages<T>, { rows }: Page<T>): Promise<void> => {
  const { shows } = pages
  if (shows !== undefined && !rows.some(shows) && slot.get().more === 'idle') await loadNextPage(slot, pages)
}

/** The first page, unless the list is there already: back and a changed query must not reset it. */
export const openPages = async <T>(slot: Slot<Paged<T>>, pages: Pages<T>): Promise<void> => {
  const { rows, more } = slot.get()
  if (rows.length === 0 && more !== 'end') await loadNextPage(slot, pages)
}

/**
 * Puts the first page, asked for anew, in the place of the list; false when the list stays as it was, with the
 * error.
 */
export const reloadPages = async <T>(slot: Slot<Paged<T>>, pages: Pages<T>): Promise<boolean> => {
  const before = slot.get()
  // Meanwhile the end of the list asks for nothing: its answer would overtake this one.
  slot.set({ ...before, more: 'loading' })
  const answer = await latestOnly(slot.name, () => pages.load(1))
  if (answer.stale) return false
  if ('error' in answer.result) {
    const { error } = answer.result
    const more = before.more === 'loading' ? 'idle' : before.more
    slot.set(before.page === 0 ? { ...before, more: 'failed', error } : { ...before, more, refreshError: error })
    return false
  }
  slot.set(withPage([], 1, answer.result.data))
  await skipEmptyPages(slot, pages, answer.result.data)
  return true
}

/**
 * Whether a list ends with this page, after which so many of its rows have come. A server may give a page fewer rows
 * than it was asked for; a total that is too large must not be asked for ever.
 */
export const isLastPage = (rowsOfPage: number, rowsSoFar: number, total: number): boolean =>
  rowsOfPage === 0 || rowsSoFar >= total

const withPage = <T>(before: T[], page: number, told: Page<T>): Paged<T> => {
  const rows = [...before, ...told.rows]
  return { rows, page, more: isLastPage(told.rows.length, rows.length, told.total) ? 'end' : 'idle' }
}
