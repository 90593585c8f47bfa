import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

const loaders = () => import('../../routes/consults/loaders')

export const CONSULT_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.consultIndex,
    title: 'consultIndex',
    words: ['consults'],
    loader: async () => (await loaders()).startConsultIndex,
    component: async () => (await import('../../routes/consults/ConsultIndex')).ConsultIndex,
    next: [ADDRESSES.consultDoctor],
  },
  {
    path: ADDRESSES.consultDoctor,
    title: 'doctor',
    words: ['consults'],
    loader: async () => (await loaders()).startDoctor,
    component: async () => (await import('../../routes/consults/DoctorPage')).DoctorPage,
  },
  { path: ADDRESSES.consultProblem, title: 'problemDesc', soon: true },
  { path: ADDRESSES.quickProblem, title: 'quickProblemDesc', soon: true },
  { path: ADDRESSES.consultOrder, title: 'consultOrder', soon: true },
  { path: ADDRESSES.quickOrder, title: 'quickOrder', soon: true },
  {
    path: ADDRESSES.consults,
    title: 'myConsult',
    words: ['consults'],
    loader: async () => (await loaders()).startMyConsult,
    component: async () => (await import('../../routes/consults/MyConsult')).MyConsult,
  },
]
