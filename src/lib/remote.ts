/** What is known of something the server has: one union, never data beside isLoading beside error. */
export type Remote<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; data: T; refreshing: boolean }
  | { state: 'failed'; error: unknown }

/** A list that arrives in pages. `more` says what stands below the last row. */
export type Paged<T> = {
  rows: T[]
  page: number
  more: 'idle' | 'loading' | 'failed' | 'end'
  error?: unknown
}

export const idle: Remote<never> = { state: 'idle' }
export const emptyPaged: Paged<never> = { rows: [], page: 0, more: 'idle' }

/** The data if there is any. */
export const dataOf = <T>(remote: Remote<T>): T | undefined => (remote.state === 'ready' ? remote.data : undefined)

let session = 0
const latest = new Map<string, number>()
let asks = 0

/** From now on every answer to a question asked before is dropped (sign-out, change of user). */
export const endLoads = (): void => {
  session++
  latest.clear()
}

/**
 * Asks under a name and says whether the answer still counts: it does not when a later ask under
 * the same name overtook it or when the session in which it was asked has ended.
 */
export const ask = async <T>(
  name: string,
  question: () => Promise<T>,
): Promise<{ counts: true; result: { data: T } | { error: unknown } } | { counts: false }> => {
  const mine = ++asks
  const askedIn = session
  latest.set(name, mine)
  const result = await question().then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  )
  if (session !== askedIn || latest.get(name) !== mine) return { counts: false }
  return { counts: true, result }
}

/** Loads one thing: loading (or refreshing over what is there), then ready or failed. */
export const loadRemote = async <T>(slot: {
  name: string
  get: () => Remote<T>
  set: (remote: Remote<T>) => void
  load: () => Promise<T>
}): Promise<void> => {
  const before = slot.get()
  slot.set(before.state === 'ready' ? { ...before, refreshing: true } : { state: 'loading' })
  const answer = await ask(slot.name, slot.load)
  if (!answer.counts) return
  slot.set('data' in answer.result ? { state: 'ready', data: answer.result.data, refreshing: false } : { state: 'failed', error: answer.result.error })
}

/** A paged list: where it is kept, and how one of its pages is had. */
export type PagedSlot<T> = {
  name: string
  pageSize: number
  get: () => Paged<T>
  set: (paged: Paged<T>) => void
  load: (page: number) => Promise<Page<T>>
}
type Page<T> = { rows: T[]; total: number }

/** Loads the next page of a list unless one is under way or the end is reached. */
export const loadNextPage = async <T>(slot: PagedSlot<T>): Promise<void> => {
  const before = slot.get()
  if (before.more === 'loading' || before.more === 'end') return
  const { error: _gone, ...kept } = before
  slot.set({ ...kept, more: 'loading' })
  const page = before.page + 1
  const answer = await ask(slot.name, () => slot.load(page))
  if (!answer.counts) return
  if ('error' in answer.result) {
    slot.set({ ...kept, more: 'failed', error: answer.result.error })
    return
  }
  slot.set(withPage(slot, kept.rows, page, answer.result.data))
}

/** Puts the first page, asked for anew, in the place of the list; false when the list stays as it was. */
export const reloadPages = async <T>(slot: PagedSlot<T>): Promise<boolean> => {
  const before = slot.get()
  // Meanwhile the end of the list asks for nothing: its answer would overtake this one.
  slot.set({ ...before, more: 'loading' })
  const answer = await ask(slot.name, () => slot.load(1))
  if (!answer.counts) return false
  if ('error' in answer.result) {
    slot.set({ ...before, more: before.more === 'loading' ? 'idle' : before.more })
    return false
  }
  slot.set(withPage(slot, [], 1, answer.result.data))
  return true
}

const withPage = <T>({ pageSize }: PagedSlot<T>, before: T[], page: number, { rows, total }: Page<T>): Paged<T> => {
  // A server whose total is too small must not hide rows, one whose total is too large must not make an endless list.
  const end = rows.length < pageSize || page * pageSize >= total
  return { rows: [...before, ...rows], page, more: end ? 'end' : 'idle' }
}
