import { ADDRESSES } from '@/domain/addresses'
import type { ScreenEntry } from '@/routes/screenEntry'

export const PAYMENT_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.tradePay,
    title: 'tradePay',
    next: [ADDRESSES.appointment],
    words: ['payment'],
    loader: async () => (await import('./loaders')).startTradePay,
    component: async () => (await import('./PaymentPage')).PaymentPage,
  },
]
