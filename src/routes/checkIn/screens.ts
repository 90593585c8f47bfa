import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const CHECK_IN_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.checkIn,
    title: 'nowFree',
    open: true,
    landing: true,
    words: ['checkIn', 'consent'],
    loader: () => import('./formLoaders').then((module) => module.startCheckIn),
    component: () => import('./CheckIn').then((module) => module.CheckIn),
  },
  {
    path: ADDRESSES.clearToken,
    title: 'clearToken',
    open: true,
    words: ['cookies'],
    loader: () => import('./loaders').then((module) => module.startCheckInCookies),
    component: () => import('./CheckInCookies').then((module) => module.CheckInCookies),
  },
]
