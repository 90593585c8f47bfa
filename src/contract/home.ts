import * as v from 'valibot'
import { lenientTime } from './day'
import { get, openToAll } from './endpoint'
import { blankable, code, count, fen, id, pageOf, paging, listOf, lenient, lenientText, yesCode } from './fields'

/** One of the ways in which a service is sold (SVC-02). */
export const specification = v.object({
  specificationId: id,
  specificationName: lenientText,
  specificationPrice: fen,
  specificationDesc: lenientText,
})

/** What an organisation offers (SVC-01). */
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

/** All services, in pages (A335). */
export const listHealthService = get('/healthService/listHealthService', v.object(paging), pageOf(service))

/** One service (API-55). */
export const getServicePackageDetail = get(
  '/healthService/getServicePackageDetail',
  v.object({ serviceId: id }),
  service,
)

/** The ways in which a service is sold (API-56). */
export const getSpecificationByServiceId = get(
  '/healthService/getSpecificationByServiceId',
  v.object({ serviceId: id }),
  listOf(specification),
)

/** The pictures that go round on Home (A334, HOME-04). */
export const listAdvertisement = openToAll(
  get(
    '/news/listAdvertisement',
    v.object({}),
    listOf(v.object({ id, linkUrl: lenientText, advertisementPictureUrl: lenientText })),
  ),
)

/** The headings of the news (A331, HOME-05). */
export const listColumn = openToAll(
  get('/news/listColumn', v.object({}), listOf(v.object({ id, columnName: lenientText }))),
)

/** A news item as the lists tell it; its id goes by the name of assistantId (A81). */
export const newsItem = v.object({
  assistantId: id,
  articleTitle: lenientText,
  articleAbstract: lenientText,
  thumbnailUrl: lenientText,
  authorName: lenientText,
  publishTime: lenientTime,
})

/** The news under one heading (A332). */
export const listNews = openToAll(get('/news/listNews', v.object({ columnId: id, ...paging }), pageOf(newsItem)))

/** One news item with its text, which is HTML that nobody has looked over (A333, A83). */
export const getNewsDetail = openToAll(
  get(
    '/news/getNewsDetail',
    v.object({ assistantId: id }),
    v.object({ ...newsItem.entries, articleContent: lenientText }),
  ),
)
