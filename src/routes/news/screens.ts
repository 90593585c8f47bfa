import { ADDRESSES } from '@/domain/addresses'
import type { ScreenEntry } from '@/routes/screenEntry'

export const NEWS_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.newsDetail,
    title: 'newsDetail',
    words: ['news'],
    loader: async () => (await import('./loaders')).startNewsDetail,
    component: async () => (await import('./NewsDetail')).NewsDetail,
  },
]
