import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const SESSION_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.login,
    title: 'login',
    next: [ADDRESSES.home],
    open: true,
    landing: true,
    words: ['auth'],
    loader: async () => (await import('../../routes/session/loaders')).startLogin,
    component: async () => (await import('../../routes/session/Login')).Login,
  },
  {
    path: ADDRESSES.doctorBind,
    title: 'doctorBind',
    open: true,
    landing: true,
    words: ['auth', 'doctorBind'],
    loader: async () => (await import('../../routes/session/loaders')).startDoctorBind,
    component: async () => (await import('../../routes/session/DoctorBind')).DoctorBind,
  },
]
