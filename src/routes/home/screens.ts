import { ADDRESSES } from '@/domain/addresses'
import { startHome, startServiceDetail, startServiceList } from './loaders'
import type { Screen } from '@/routes/screen'

export const HOME_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.home,
    title: 'home',
    next: [ADDRESSES.serviceDetail, ADDRESSES.my],
    words: ['home'],
    // Most sessions start here: the loader is in the entry chunk, and the screen in the app chunk.
    loader: () => Promise.resolve(startHome),
    component: () => import('./Home').then((module) => module.Home),
  },
  {
    path: ADDRESSES.serviceList,
    title: 'serviceList',
    next: [ADDRESSES.serviceDetail],
    words: ['home'],
    loader: () => Promise.resolve(startServiceList),
    component: () => import('./ServiceList').then((module) => module.ServiceList),
  },
  {
    path: ADDRESSES.serviceDetail,
    title: 'serviceDetail',
    next: [ADDRESSES.organisationList],
    words: ['home', 'selectTime'],
    loader: () => Promise.resolve(startServiceDetail),
    component: () => import('./ServiceDetail').then((module) => module.ServiceDetail),
  },
]
