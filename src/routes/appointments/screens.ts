import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

const loaders = () => import('./loaders')

export const APPOINTMENT_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.appointments,
    title: 'subscribeList',
    next: [ADDRESSES.appointment],
    words: ['appointments', 'payment'],
    loader: async () => (await loaders()).startAppointmentList,
    component: () => import('./AppointmentList').then((module) => module.AppointmentList),
  },
  {
    path: ADDRESSES.cancelAppointment,
    title: 'subscribeCancel',
    words: ['appointments', 'booking', 'payment'],
    loader: async () => (await loaders()).startCancelAppointment,
    component: () => import('./CancelAppointment').then((module) => module.CancelAppointment),
  },
  {
    path: ADDRESSES.refund,
    title: 'refundDetail',
    words: ['appointments'],
    loader: async () => (await loaders()).startRefundDetail,
    component: () => import('./RefundDetail').then((module) => module.RefundDetail),
  },
  {
    path: ADDRESSES.appointment,
    title: 'subscribeDetail',
    words: ['appointments', 'payment'],
    loader: async () => (await loaders()).startAppointmentDetail,
    component: () => import('./AppointmentDetail').then((module) => module.AppointmentDetail),
  },
]
