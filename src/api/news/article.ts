import { getNewsDetail } from '@/contract/news'
import type { Article } from '@/domain/news'
import { call } from '@/api/client'
import { newsItemFromJson } from './news'
import { expectSameRecord } from '@/api/sameRecord'

export const fetchArticle = async (id: string): Promise<Article> => {
  const json = await call(getNewsDetail, { assistantId: id }, { quiet: true })
  expectSameRecord(id, json.assistantId)
  return { ...newsItemFromJson(json), author: json.authorName, html: json.articleContent }
}
