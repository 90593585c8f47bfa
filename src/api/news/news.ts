import type { InferOutput } from 'valibot'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import * as contract from '@/contract/news'
import type { Advertisement, NewsColumn, NewsItem } from '@/domain/news'
import { call } from '@/api/client'

const PAGE_SIZE = 2

export const fetchAdvertisements = async (): Promise<(Advertisement | UnreadableRow)[]> =>
  (await call(contract.listAdvertisement, {}, { quiet: true })).map((row) =>
    isUnreadable(row) ? row : { id: row.id, pictureUrl: row.advertisementPictureUrl, link: row.linkUrl },
  )

export const fetchColumns = async (): Promise<(NewsColumn | UnreadableRow)[]> =>
  (await call(contract.listColumn, {}, { quiet: true })).map((row) =>
    isUnreadable(row) ? row : { id: row.id, name: row.columnName },
  )

export const fetchNews = async (
  columnId: string,
  page: number,
): Promise<{ rows: (NewsItem | UnreadableRow)[]; total: number }> => {
  const { list, total } = await call(
    contract.listNews,
    { columnId, pageNum: page, pageSize: PAGE_SIZE },
    { quiet: true },
  )
  return { rows: list.map((row) => (isUnreadable(row) ? row : newsItemFromJson(row))), total }
}

export const newsItemFromJson = (json: InferOutput<typeof contract.newsItem>): NewsItem => ({
  id: json.assistantId,
  title: json.articleTitle,
  abstract: json.articleAbstract,
  thumbnailUrl: json.thumbnailUrl,
  publishedAt: json.publishTime,
})
