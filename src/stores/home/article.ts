import { fetchArticle } from '@/api/home'
import type { Article } from '@/domain/news'
import { idle, loadRemote, slotAt, type ByKey, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

export const useArticles = createStore<{ articles: ByKey<RemoteData<Article>> }>(() => ({ articles: new Map() }))

export const loadArticle = (id: string): Promise<void> =>
  loadRemote(slotAt(useArticles, 'articles', id, idle), () => fetchArticle(id))
