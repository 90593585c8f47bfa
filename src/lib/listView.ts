import { pagesRefreshOf, refreshOf, type Paged, type Refresh, type RemoteData } from './remote'

/** What is known of a list, whether it arrives in pages or as a whole. */
export type ListView<T> = {
  rows: readonly T[]
  /** Something of it has arrived, be it no row at all. */
  began: boolean
  /** What stands below the last row; a list that is there as a whole is at its end. */
  more: Paged<T>['more']
  paged: boolean
  /** Why nothing more, or nothing at all, could be had. */
  error: unknown
  /** How its last refresh went. */
  refresh: Refresh
}

/** A list that arrives in pages. */
export const listFromPages = <T>(list: Paged<T>): ListView<T> => ({
  rows: list.rows,
  began: list.page > 0,
  more: list.more,
  paged: true,
  error: list.error,
  refresh: pagesRefreshOf(list),
})

/** A list that arrives as a whole. */
export const listFromRemote = <T>(remote: RemoteData<T[]>): ListView<T> => {
  const refresh = refreshOf(remote)
  switch (remote.state) {
    case 'idle':
    case 'loading':
      return { rows: [], began: false, more: 'loading', paged: false, error: undefined, refresh }
    case 'failed':
      return { rows: [], began: false, more: 'failed', paged: false, error: remote.error, refresh }
    case 'ready':
      return { rows: remote.data, began: true, more: 'end', paged: false, error: undefined, refresh }
  }
}

/** Nothing of it could be had. */
export const isListFailed = ({ began, more }: ListView<unknown>): boolean => !began && more === 'failed'
