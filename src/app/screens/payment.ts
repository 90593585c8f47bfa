import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const PAYMENT_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.tradePay,
    title: 'tradePay',
    next: [ADDRESSES.appointment],
    words: ['payment'],
    loader: async () => (await import('../../routes/payment/loaders')).startTradePay,
    component: async () => (await import('../../routes/payment/TradePay')).TradePay,
  },
]
