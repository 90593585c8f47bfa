import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const NEWS_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.newsDetail,
    title: 'newsDetail',
    words: ['news'],
    loader: async () => (await import('./loaders')).startNewsDetail,
    component: async () => (await import('./NewsDetail')).NewsDetail,
  },
]
