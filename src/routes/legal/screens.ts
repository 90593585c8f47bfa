import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const LEGAL_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.agreement,
    title: 'agreement',
    open: true,
    words: ['legal', 'agreement', 'booking'],
    component: async () => (await import('./Agreement')).Agreement,
  },
  {
    path: ADDRESSES.privacy,
    title: 'privacy',
    open: true,
    words: ['legal', 'privacy'],
    component: async () => (await import('./Privacy')).Privacy,
  },
]
