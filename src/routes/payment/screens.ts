import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const PAYMENT_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.tradePay,
    title: 'tradePay',
    next: [ADDRESSES.appointment],
    words: ['payment', 'consultations'],
    loader: () => import('./loaders').then((module) => module.startPayment),
    component: () => import('./PaymentPage').then((module) => module.PaymentPage),
  },
]
