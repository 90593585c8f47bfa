import { pagesRefreshOf, type Paged } from './pagedList'
import { refreshOf, type Refresh, type RemoteData } from './remote'

export type ListView<T> = {
  rows: readonly T[]
  began: boolean
  more: Paged<T>['more']
  reloading: boolean
  paged: boolean
  error: unknown
  refresh: Refresh
}

export const listFromPages = <T>(list: Paged<T>): ListView<T> => ({
  rows: list.rows,
  began: list.page > 0,
  more: list.more,
  reloading: list.reloading,
  paged: true,
  error: list.error,
  refresh: pagesRefreshOf(list),
})

export const listFromRemote = <T>(remote: RemoteData<T[]>): ListView<T> => {
  const view = { reloading: false, paged: false, error: undefined, refresh: refreshOf(remote) }
  switch (remote.state) {
    case 'idle':
    case 'loading':
      return { ...view, rows: [], began: false, more: 'loading' }
    case 'failed':
      return { ...view, rows: [], began: false, more: 'failed', error: remote.error }
    case 'ready':
      return { ...view, rows: remote.data, began: true, more: 'end' }
  }
}

export const isListFailed = ({ began, more }: ListView<unknown>): boolean => !began && more === 'failed'
