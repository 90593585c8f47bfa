import { type Refresh, type Slot } from './remote'
import { latestOnly } from './sessionScope'

/** A list that arrives in pages. `more` is the state below the last row, `refreshError` why its rows are outdated. */
export type Paged<T> = {
  rows: T[]
  page: number
  /** The number of rows of all pages, as last answered. */
  total: number
  more: 'idle' | 'loading' | 'failed' | 'end'
  /** While rows are replaced, the text below them stays, so that a screen reader does not announce it again (A668). */
  reloading: boolean
  error?: unknown
  refreshError?: unknown
}

export const emptyPaged: Paged<never> = { rows: [], page: 0, total: 0, more: 'idle', reloading: false }

export const pagesRefreshOf = ({ refreshError, more, reloading }: Paged<unknown>): Refresh => ({
  error: refreshError,
  busy: more === 'loading' || reloading,
})

type Page<T> = { rows: T[]; total: number }

type PagedList = {
  loadNext: () => Promise<void>
  /** Replaces the rows by the first page; false when that fails and the rows stay, with the error. */
  reload: () => Promise<boolean>
  /** Loads the first page unless there are rows; an empty list may have rows later. */
  open: () => Promise<void>
  /** Loads the first page, or reloads every page that is loaded, so that the list keeps its length. */
  openFresh: () => Promise<void>
}

/** The actions of a list in pages. If `shows` accepts no row of a page, the next page loads at once. */
export const createPagedList = <T>(
  slot: Slot<Paged<T>>,
  load: (page: number) => Promise<Page<T>>,
  shows?: (row: T) => boolean,
): PagedList => {
  const skipEmptyPages = async ({ rows }: { rows: T[] }): Promise<void> => {
    if (shows !== undefined && !rows.some(shows) && slot.get().more === 'idle') await loadNext()
  }
  const loadNext = async (): Promise<void> => {
    const before = slot.get()
    if (before.more === 'loading' || before.more === 'end' || before.reloading) return
    const { error: _gone, ...kept } = before
    slot.set({ ...kept, more: 'loading' })
    const answer = await latestOnly(slot.name, () => load(before.page + 1))
    if (answer.state === 'stale') return
    if (answer.state === 'failed') {
      slot.set({ ...kept, more: 'failed', error: answer.error })
      return
    }
    // A row has left the list, so a row of this page moved to an earlier one.
    if (answer.data.total < before.total) {
      await reload(before.page + 1)
      return
    }
    // Keep refreshError: a later page does not fix a failed refresh.
    slot.set({ ...kept, ...withPage(before, answer.data) })
    await skipEmptyPages(answer.data)
  }
  const reload = async (pages = 1): Promise<boolean> => {
    const before = { ...slot.get(), reloading: false }
    // Both block loading at the end of the list, whose answer would overtake this one.
    slot.set(before.rows.length > 0 ? { ...before, reloading: true } : { ...before, more: 'loading' })
    const answer = await latestOnly(slot.name, () =>
      Promise.all(Array.from({ length: pages }, (_, index) => load(index + 1))),
    )
    if (answer.state === 'stale') return false
    if (answer.state === 'failed') {
      const { error } = answer
      const more = before.more === 'loading' ? 'idle' : before.more
      slot.set(before.page === 0 ? { ...before, more: 'failed', error } : { ...before, more, refreshError: error })
      return false
    }
    slot.set(answer.data.reduce<Paged<T>>(withPage, emptyPaged))
    await skipEmptyPages(slot.get())
    return true
  }
  const openFresh = async (): Promise<void> => {
    const { page } = slot.get()
    await (page === 0 ? loadNext() : reload(page))
  }
  const open = async (): Promise<void> => {
    if (slot.get().rows.length === 0) await openFresh()
  }
  return { loadNext, reload, open, openFresh }
}

/**
 * Whether a list ends with this page. A page may have fewer rows than requested, and a total may be too large, so an
 * empty page ends the list too.
 */
export const isLastPage = (rowsOfPage: number, rowsSoFar: number, total: number): boolean =>
  rowsOfPage === 0 || rowsSoFar >= total

const withPage = <T>(before: Paged<T>, next: Page<T>): Paged<T> => {
  const rows = [...before.rows, ...next.rows]
  const more = isLastPage(next.rows.length, rows.length, next.total) ? 'end' : 'idle'
  return { rows, page: before.page + 1, total: next.total, more, reloading: false }
}
