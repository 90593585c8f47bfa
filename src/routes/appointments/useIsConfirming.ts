import { reasonNotToPay, usePayment } from '@/stores/payment/payment'

/** Whether the cashier has said ok and the server has not confirmed the payment yet (RF4). */
export const useIsConfirming = (appointmentId: string): boolean =>
  usePayment(reasonNotToPay('subscribe', appointmentId)) === 'confirming'
