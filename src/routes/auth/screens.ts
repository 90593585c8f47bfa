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
    loader: async () => (await import('./loaders')).startLogin,
    component: async () => (await import('./Login')).Login,
  },
  {
    path: ADDRESSES.doctorBind,
    title: 'doctorBind',
    open: true,
    landing: true,
    words: ['auth', 'doctorBind'],
    loader: async () => (await import('./loaders')).startDoctorBind,
    component: async () => (await import('./DoctorBind')).DoctorBind,
  },
]
