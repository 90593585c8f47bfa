import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

const orderLoaders = () => import('./order/loaders')
const loaders = () => import('./loaders')

export const CONSULTATION_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.consultIndex,
    title: 'consultIndex',
    words: ['consultations'],
    loader: async () => (await loaders()).startConsultationIndex,
    component: async () => (await import('./ConsultationIndex')).ConsultationIndex,
    next: [ADDRESSES.consultDoctor],
  },
  {
    path: ADDRESSES.consultDoctor,
    title: 'doctor',
    words: ['consultations'],
    loader: async () => (await loaders()).startDoctor,
    component: async () => (await import('./DoctorPage')).DoctorPage,
  },
  {
    path: ADDRESSES.consultProblem,
    title: 'problemDesc',
    words: ['consultations', 'consultationOrder', 'consent'],
    loader: async () => (await orderLoaders()).startProblem,
    component: async () => (await import('./order/ProblemPage')).DoctorProblem,
  },
  {
    path: ADDRESSES.quickProblem,
    title: 'quickProblemDesc',
    words: ['consultations', 'consultationOrder', 'consent'],
    loader: async () => (await orderLoaders()).startQuickProblem,
    component: async () => (await import('./order/ProblemPage')).QuickProblem,
  },
  {
    path: ADDRESSES.consultOrder,
    title: 'consultOrder',
    words: ['consultations', 'consultationOrder', 'coupons'],
    loader: async () => (await orderLoaders()).startConsultationOrder,
    component: async () => (await import('./order/ConsultationOrder')).ConsultationOrder,
  },
  {
    path: ADDRESSES.quickOrder,
    title: 'quickOrder',
    words: ['consultations', 'consultationOrder', 'coupons'],
    loader: async () => (await orderLoaders()).startQuickOrder,
    component: async () => (await import('./order/ConsultationOrder')).QuickOrder,
  },
  {
    path: ADDRESSES.consults,
    title: 'myConsult',
    words: ['consultations', 'payment'],
    loader: async () => (await loaders()).startMyConsultations,
    component: async () => (await import('./MyConsultations')).MyConsultations,
  },
]
