import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const NEWS_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.newsDetail,
    title: 'newsDetail',
    words: ['news'],
    loader: () => import('./loaders').then((module) => module.startNewsDetail),
    component: () => import('./NewsDetail').then((module) => module.NewsDetail),
  },
]
