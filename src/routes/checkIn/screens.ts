import { ADDRESSES } from '@/domain/addresses'
import type { ScreenEntry } from '@/routes/screenEntry'

export const ONSITE_SCREENS: readonly ScreenEntry[] = [
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
