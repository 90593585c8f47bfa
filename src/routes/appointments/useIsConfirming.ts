import { reasonNotToPay, usePayment } from '@/stores/payment/payment'

/**
 * Whether the cashier has said ok (RF4). It lasts while the server confirms the payment, and until an appointment that
 * was loaded before shows it.
 */
export const useIsConfirming = (appointmentId: string): boolean => {
  const reason = usePayment(reasonNotToPay('subscribe', appointmentId))
  return reason !== undefined && reason !== 'over'
}
