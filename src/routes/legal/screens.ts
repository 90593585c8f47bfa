import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const LEGAL_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.agreement,
    title: 'agreement',
    open: true,
    words: ['legal', 'agreement', 'booking'],
    component: () => import('./Agreement').then((module) => module.Agreement),
  },
  {
    path: ADDRESSES.privacy,
    title: 'privacy',
    open: true,
    words: ['legal', 'privacy'],
    component: () => import('./Privacy').then((module) => module.Privacy),
  },
]
