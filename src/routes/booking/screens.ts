import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

const loaders = () => import('./loaders')

const selectTime: Omit<Screen, 'path'> = {
  title: 'selectTime',
  next: [ADDRESSES.confirmOrder],
  words: ['booking', 'selectTime'],
  loader: async () => (await loaders()).startSelectTime,
  component: () => import('./SelectTime').then((module) => module.SelectTime),
}

export const BOOKING_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.organisationList,
    title: 'organisationList',
    next: [ADDRESSES.selectTime],
    words: ['booking'],
    loader: () => import('./organisationLoaders').then((module) => module.startOrganisationList),
    component: () => import('./OrganisationList').then((module) => module.OrganisationList),
  },
  { path: ADDRESSES.selectTime, ...selectTime },
  { path: ADDRESSES.selectTimeBefore, ...selectTime },
  {
    path: ADDRESSES.confirmOrder,
    title: 'confirmOrder',
    next: [ADDRESSES.tradePay],
    words: ['booking', 'coupons'],
    loader: async () => (await loaders()).startConfirmOrder,
    component: () => import('./ConfirmOrder').then((module) => module.ConfirmOrder),
  },
]
