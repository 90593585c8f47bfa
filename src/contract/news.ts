import * as v from 'valibot'
import { lenientTime } from './day'
import { get, openToAll } from './endpoint'
import { id, lenientText, listOrNone, pageOf, paging } from './fields'

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
