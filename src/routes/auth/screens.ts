import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const AUTH_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.login,
    title: 'login',
    next: [ADDRESSES.home],
    open: true,
    landing: true,
    words: ['auth', 'operator'],
    loader: () => import('./loaders').then((module) => module.startLogin),
    component: () => import('./Login').then((module) => module.Login),
  },
  {
    path: ADDRESSES.doctorBind,
    title: 'doctorBind',
    open: true,
    landing: true,
    words: ['auth'],
    loader: () => import('./loaders').then((module) => module.startDoctorBind),
    component: () => import('./DoctorBind').then((module) => module.DoctorBind),
  },
]
