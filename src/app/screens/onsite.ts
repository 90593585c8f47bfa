import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const ONSITE_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.checkIn,
    title: 'nowFree',
    open: true,
    landing: true,
    words: ['checkIn', 'consent'],
    loader: async () => (await import('../../routes/onsite/formLoaders')).startCheckIn,
    component: async () => (await import('../../routes/onsite/CheckIn')).CheckIn,
  },
  {
    path: ADDRESSES.clearToken,
    title: 'clearToken',
    open: true,
    words: ['cookies'],
    loader: async () => (await import('../../routes/onsite/loaders')).startClearToken,
    component: async () => (await import('../../routes/onsite/ClearToken')).ClearToken,
  },
]
