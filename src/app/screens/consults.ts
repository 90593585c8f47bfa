import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

const orderLoaders = () => import('../../routes/consultsOrder/loaders')
const loaders = () => import('../../routes/consults/loaders')

export const CONSULT_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.consultIndex,
    title: 'consultIndex',
    words: ['consultations'],
    loader: async () => (await loaders()).startConsultIndex,
    component: async () => (await import('../../routes/consults/ConsultIndex')).ConsultIndex,
    next: [ADDRESSES.consultDoctor],
  },
  {
    path: ADDRESSES.consultDoctor,
    title: 'doctor',
    words: ['consultations'],
    loader: async () => (await loaders()).startDoctor,
    component: async () => (await import('../../routes/consults/DoctorPage')).DoctorPage,
  },
  {
    path: ADDRESSES.consultProblem,
    title: 'problemDesc',
    words: ['consultations', 'consultationOrder', 'consent'],
    loader: async () => (await orderLoaders()).startProblem,
    component: async () => (await import('../../routes/consultsOrder/ProblemPage')).DoctorProblem,
  },
  {
    path: ADDRESSES.quickProblem,
    title: 'quickProblemDesc',
    words: ['consultations', 'consultationOrder', 'consent'],
    loader: async () => (await orderLoaders()).startQuickProblem,
    component: async () => (await import('../../routes/consultsOrder/ProblemPage')).QuickProblem,
  },
  {
    path: ADDRESSES.consultOrder,
    title: 'consultOrder',
    words: ['consultations', 'consultationOrder', 'coupons'],
    loader: async () => (await orderLoaders()).startConsultOrder,
    component: async () => (await import('../../routes/consultsOrder/ConsultOrder')).ConsultOrder,
  },
  {
    path: ADDRESSES.quickOrder,
    title: 'quickOrder',
    words: ['consultations', 'consultationOrder', 'coupons'],
    loader: async () => (await orderLoaders()).startQuickOrder,
    component: async () => (await import('../../routes/consultsOrder/ConsultOrder')).QuickOrder,
  },
  {
    path: ADDRESSES.consults,
    title: 'myConsult',
    words: ['consultations'],
    loader: async () => (await loaders()).startMyConsult,
    component: async () => (await import('../../routes/consults/MyConsult')).MyConsult,
  },
]
