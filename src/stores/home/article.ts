import { fetchArticle } from '@/api/home'
import type { Article } from '@/domain/news'
import { idle, loadRemote, slotAt, type ByKey, type Remote } from '@/lib/remote'
import { resettable } from '@/stores/store'

export const useArticles = resettable<{ articles: ByKey<Remote<Article>> }>(() => ({ articles: new Map() }))

export const loadArticle = (id: string): Promise<void> =>
  loadRemote(slotAt(useArticles, 'articles', id, idle), () => fetchArticle(id))
