import { fetchAdvertisements, fetchColumns, fetchNews } from '@/api/news/news'
import type { Advertisement, NewsColumn, NewsItem } from '@/domain/news'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { dataOf, idle, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { createStore } from '@/stores/createStore'

type NewsState = {
  ads: RemoteData<Advertisement[]>
  columns: RemoteData<NewsColumn[]>
  columnId: string | undefined
  lists: ReadonlyMap<string, Paged<NewsItem | UnreadableRow>>
}

export const useNews = createStore<NewsState>(() => ({
  ads: idle,
  columns: idle,
  columnId: undefined,
  lists: new Map(),
}))

export const openNews = (): void => {
  const { ads, columns, columnId } = useNews.getState()
  if (isMissing(ads)) void loadAds()
  if (isMissing(columns)) void loadColumns()
  else if (columnId !== undefined) void chooseColumn(columnId)
}

export const loadAds = (): Promise<void> =>
  loadRemote(slotOf(useNews, 'ads'), async () => readableRows(await fetchAdvertisements()))

/** Loads the columns and the first page of the first one; unreadable columns cannot be selected. */
export const loadColumns = async (): Promise<void> => {
  await loadRemote(slotOf(useNews, 'columns'), async () => readableRows(await fetchColumns()))
  const first = dataOf(useNews.getState().columns)?.[0]
  if (first !== undefined) await chooseColumn(first.id)
}

export const chooseColumn = async (columnId: string): Promise<void> => {
  useNews.setState({ columnId })
  await newsList(columnId).open()
}

export const loadNews = (columnId: string): Promise<void> => newsList(columnId).loadNext()

const newsList = (columnId: string) =>
  createPagedList(slotAt(useNews, 'lists', columnId, emptyPaged), (page) => fetchNews(columnId, page))

const isMissing = ({ state }: RemoteData<unknown>): boolean => state === 'idle' || state === 'failed'
