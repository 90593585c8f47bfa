import { fetchAdvertisements, fetchColumns, fetchNews, NEWS_PAGE_SIZE } from '../api/home'
import type { Advertisement, NewsColumn, NewsItem } from '../domain/news'
import { readableRows, type Broken } from '../lib/broken'
import { dataOf, emptyPaged, idle, loadNextPage, loadRemote, type Paged, type Remote } from '../lib/remote'
import { resettable } from './store'

type NewsState = {
  ads: Remote<Advertisement[]>
  columns: Remote<NewsColumn[]>
  /** The column whose news are shown; back finds it again. */
  columnId: string | undefined
  /** By column. */
  lists: Record<string, Paged<NewsItem | Broken>>
}

export const useNews = resettable<NewsState>(() => ({ ads: idle, columns: idle, columnId: undefined, lists: {} }))

/** Ads and news, unless they are there already: back must not reset them. */
export const openNews = (): void => {
  const { ads, columns, columnId } = useNews.getState()
  if (isMissing(ads)) void loadAds()
  if (isMissing(columns)) void loadColumns()
  else if (columnId !== undefined) void chooseColumn(columnId)
}

/** An ad that cannot be read has nothing to say and is left out. */
export const loadAds = (): Promise<void> =>
  loadRemote({
    name: 'ads',
    get: () => useNews.getState().ads,
    set: (ads) => useNews.setState({ ads }),
    load: async () => readableRows(await fetchAdvertisements()),
  })

/** The columns, and the first page of the first one; a column that cannot be read cannot be chosen. */
export const loadColumns = async (): Promise<void> => {
  await loadRemote({
    name: 'news columns',
    get: () => useNews.getState().columns,
    set: (columns) => useNews.setState({ columns }),
    load: async () => readableRows(await fetchColumns()),
  })
  const first = dataOf(useNews.getState().columns)?.[0]
  if (first !== undefined) await chooseColumn(first.id)
}

/** Shows a column, with its first page unless that is there already. */
export const chooseColumn = async (columnId: string): Promise<void> => {
  useNews.setState({ columnId })
  const list = useNews.getState().lists[columnId] ?? emptyPaged
  if (list.rows.length === 0 && list.more !== 'end') await loadNews(columnId)
}

/** The next page of a column. */
export const loadNews = (columnId: string): Promise<void> =>
  loadNextPage({
    name: `news ${columnId}`,
    pageSize: NEWS_PAGE_SIZE,
    get: () => useNews.getState().lists[columnId] ?? emptyPaged,
    set: (list) => useNews.setState(({ lists }) => ({ lists: { ...lists, [columnId]: list } })),
    load: (page) => fetchNews(columnId, page),
  })

const isMissing = ({ state }: Remote<unknown>): boolean => state === 'idle' || state === 'failed'
