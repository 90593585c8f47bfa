import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const CHECK_IN_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.checkIn,
    title: 'nowFree',
    open: true,
    landing: true,
    words: ['checkIn', 'consent'],
    loader: async () => (await import('./formLoaders')).startCheckIn,
    component: async () => (await import('./CheckIn')).CheckIn,
  },
  {
    path: ADDRESSES.clearToken,
    title: 'clearToken',
    open: true,
    words: ['cookies'],
    loader: async () => (await import('./loaders')).startClearToken,
    component: async () => (await import('./ClearToken')).ClearToken,
  },
]
