import type { InferOutput } from 'valibot'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { uniqueBy } from '@/lib/dedupe'
import * as contract from '@/contract/home'
import * as news from '@/contract/news'
import { SERVICE_KIND, type SHELF_STATUS } from '@/domain/dictionaries'
import type { Service, Specification } from '@/domain/booking/service'
import type { Advertisement, NewsColumn, NewsItem } from '@/domain/news'
import { call, type CallOptions } from './client'
import { ApiError } from './errors'
import { expectSameRecord } from './sameRecord'

const SERVICE_PAGE_SIZE = 10
const NEWS_PAGE_SIZE = 2

export const fetchServices = async (
  page: number,
  options?: CallOptions,
): Promise<{ rows: (Service | UnreadableRow)[]; total: number }> => {
  const { list, total } = await call(
    contract.listHealthService,
    { pageNum: page, pageSize: SERVICE_PAGE_SIZE },
    options,
  )
  return { rows: list.map((row) => (isUnreadable(row) ? row : serviceFromJson(row))), total }
}

export const fetchService = async (serviceId: string, options?: CallOptions): Promise<Service> => {
  const json = await call(contract.getServicePackageDetail, { serviceId }, options)
  expectSameRecord(serviceId, json.serviceId)
  return serviceFromJson(json)
}

/**
 * Returns the specifications of a service without repetitions. An unreadable one fails the call, because the price
 * depends on it.
 */
export const fetchSpecifications = async (serviceId: string): Promise<Specification[]> => {
  const rows = await call(contract.getSpecificationByServiceId, { serviceId })
  const specifications = rows.map((row) => {
    if (isUnreadable(row)) throw new ApiError('badResponse')
    return {
      id: row.specificationId,
      name: row.specificationName,
      priceFen: row.specificationPrice,
      description: row.specificationDesc,
    }
  })
  return uniqueBy(specifications, ({ id }) => id)
}

export const fetchAdvertisements = async (): Promise<(Advertisement | UnreadableRow)[]> =>
  (await call(news.listAdvertisement, {}, QUIET)).map((row) =>
    isUnreadable(row) ? row : { id: row.id, pictureUrl: row.advertisementPictureUrl, link: row.linkUrl },
  )

export const fetchColumns = async (): Promise<(NewsColumn | UnreadableRow)[]> =>
  (await call(news.listColumn, {}, QUIET)).map((row) =>
    isUnreadable(row) ? row : { id: row.id, name: row.columnName },
  )

export const fetchNews = async (
  columnId: string,
  page: number,
): Promise<{ rows: (NewsItem | UnreadableRow)[]; total: number }> => {
  const { list, total } = await call(news.listNews, { columnId, pageNum: page, pageSize: NEWS_PAGE_SIZE }, QUIET)
  return { rows: list.map((row) => (isUnreadable(row) ? row : newsItemFromJson(row))), total }
}

const QUIET = { quiet: true }

const LISTED = '1' satisfies keyof typeof SHELF_STATUS
const SHOWN = '1'

const serviceFromJson = (json: InferOutput<typeof contract.service>): Service => ({
  id: json.serviceId,
  name: json.serviceName,
  description: json.serviceDesc,
  priceFen: json.servicePrice,
  coverUrl: json.coverPhoto,
  kind: SERVICE_KIND[json.serviceTypeId],
  externalLink: json.externalLink,
  offered: (json.shelfStatus ?? LISTED) === LISTED && (json.display ?? SHOWN) === SHOWN,
})

export const newsItemFromJson = (json: InferOutput<typeof news.newsItem>): NewsItem => ({
  id: json.assistantId,
  title: json.articleTitle,
  abstract: json.articleAbstract,
  thumbnailUrl: json.thumbnailUrl,
  publishedAt: json.publishTime,
})
