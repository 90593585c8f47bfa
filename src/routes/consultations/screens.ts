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
    component: () => import('./ConsultationIndex').then((module) => module.ConsultationIndex),
    next: [ADDRESSES.consultDoctor],
  },
  {
    path: ADDRESSES.consultDoctor,
    title: 'doctor',
    words: ['consultations'],
    loader: async () => (await loaders()).startDoctor,
    component: () => import('./DoctorPage').then((module) => module.DoctorPage),
  },
  {
    path: ADDRESSES.doctorQuestion,
    title: 'doctorQuestion',
    words: ['consultations', 'consultationOrder', 'consent'],
    loader: async () => (await orderLoaders()).startDoctorQuestion,
    component: () => import('./order/DoctorQuestionPage').then((module) => module.DoctorQuestionPage),
  },
  {
    path: ADDRESSES.quickQuestion,
    title: 'quickQuestion',
    words: ['consultations', 'consultationOrder', 'consent'],
    loader: async () => (await orderLoaders()).startQuickQuestion,
    component: () => import('./order/DoctorQuestionPage').then((module) => module.QuickQuestionPage),
  },
  {
    path: ADDRESSES.consultOrder,
    title: 'consultOrder',
    words: ['consultations', 'consultationOrder', 'coupons'],
    loader: async () => (await orderLoaders()).startConsultationOrder,
    component: () => import('./order/ConsultationOrder').then((module) => module.ConsultationOrder),
  },
  {
    path: ADDRESSES.quickOrder,
    title: 'quickOrder',
    words: ['consultations', 'consultationOrder', 'coupons'],
    loader: async () => (await orderLoaders()).startQuickOrder,
    component: () => import('./order/ConsultationOrder').then((module) => module.QuickOrder),
  },
  {
    path: ADDRESSES.consults,
    title: 'myConsult',
    words: ['consultations', 'payment'],
    loader: async () => (await loaders()).startMyConsultations,
    component: () => import('./MyConsultations').then((module) => module.MyConsultations),
  },
]
