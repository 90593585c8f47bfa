import { fetchArticle } from '@/api/news/article'
import type { Article } from '@/domain/news'
import { idle, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

export const useArticles = createStore<{ articles: ReadonlyMap<string, RemoteData<Article>> }>(() => ({
  articles: new Map(),
}))

export const loadArticle = (id: string): Promise<void> =>
  loadRemote(slotAt(useArticles, 'articles', id, idle), () => fetchArticle(id))
