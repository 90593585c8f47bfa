import { pagesRefreshOf, type Paged } from './pagedList'
import { refreshOf, type Refresh, type RemoteData } from './remote'

export type ListView<T> = {
  rows: readonly T[]
  began: boolean
  more: Paged<T>['more']
  paged: boolean
  error: unknown
  refresh: Refresh
}

export const listFromPages = <T>(list: Paged<T>): ListView<T> => ({
  rows: list.rows,
  began: list.page > 0,
  more: list.more,
  paged: true,
  error: list.error,
  refresh: pagesRefreshOf(list),
})

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

export const isListFailed = ({ began, more }: ListView<unknown>): boolean => !began && more === 'failed'
