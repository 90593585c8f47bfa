import * as v from 'valibot'
import { lenientTime } from './day'
import { get, openToAll } from './endpoint'
import {
  blankable,
  code,
  count,
  fen,
  id,
  pageOf,
  paging,
  listOf,
  listOrNone,
  lenient,
  lenientText,
  yesCode,
} from './fields'

export const specification = v.object({
  specificationId: id,
  specificationName: lenientText,
  specificationPrice: fen,
  specificationDesc: lenientText,
})

export const service = v.object({
  serviceId: id,
  serviceName: lenientText,
  serviceDesc: lenientText,
  servicePrice: fen,
  coverPhoto: lenientText,
  serviceTypeId: v.pipe(count, v.picklist([1, 2, 3])),
  externalLink: lenientText,
  shelfStatus: lenient(blankable(code)),
  display: lenient(blankable(yesCode)),
})

export const listHealthService = get('/healthService/listHealthService', v.object(paging), pageOf(service))

export const getServicePackageDetail = get(
  '/healthService/getServicePackageDetail',
  v.object({ serviceId: id }),
  service,
)

export const getSpecificationByServiceId = get(
  '/healthService/getSpecificationByServiceId',
  v.object({ serviceId: id }),
  listOf(specification),
)

export const listAdvertisement = openToAll(
  get(
    '/news/listAdvertisement',
    v.object({}),
    listOrNone(v.object({ id, linkUrl: lenientText, advertisementPictureUrl: lenientText })),
  ),
)

export const listColumn = openToAll(
  get('/news/listColumn', v.object({}), listOrNone(v.object({ id, columnName: lenientText }))),
)

export const newsItem = v.object({
  assistantId: id,
  articleTitle: lenientText,
  articleAbstract: lenientText,
  thumbnailUrl: lenientText,
  authorName: lenientText,
  publishTime: lenientTime,
})

export const listNews = openToAll(get('/news/listNews', v.object({ columnId: id, ...paging }), pageOf(newsItem)))

/** A news item with its text, which is unsanitised HTML (A333, A83). */
export const getNewsDetail = openToAll(
  get(
    '/news/getNewsDetail',
    v.object({ assistantId: id }),
    v.object({ ...newsItem.entries, articleContent: lenientText }),
  ),
)
