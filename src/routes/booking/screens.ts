import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

const loaders = () => import('./loaders')

const selectTime: Omit<Screen, 'path'> = {
  title: 'selectTime',
  next: [ADDRESSES.confirmOrder],
  words: ['booking', 'selectTime'],
  loader: async () => (await loaders()).startSelectTime,
  component: async () => (await import('./SelectTime')).SelectTime,
}

export const BOOKING_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.organisationList,
    title: 'organisationList',
    next: [ADDRESSES.selectTime],
    words: ['booking'],
    loader: async () => (await loaders()).startOrganisationList,
    component: async () => (await import('./OrganisationList')).OrganisationList,
  },
  { path: ADDRESSES.selectTime, ...selectTime },
  { path: ADDRESSES.selectTimeBefore, ...selectTime },
  {
    path: ADDRESSES.confirmOrder,
    title: 'confirmOrder',
    next: [ADDRESSES.tradePay],
    words: ['booking', 'coupons'],
    loader: async () => (await loaders()).startConfirmOrder,
    component: async () => (await import('./ConfirmOrder')).ConfirmOrder,
  },
]
