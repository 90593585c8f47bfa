import { useEffect } from 'react'
import { canPay, type AppointmentRow } from '@/domain/appointments/appointment'
import { isPaidOrRefunded, paymentOf, usePayment } from '@/stores/payment/payment'

/**
 * Reloads an appointment that is shown as unpaid once the app learns that its payment is settled (A548). `reload` must
 * not change.
 */
export const useReloadOncePaid = (
  appointment: Pick<AppointmentRow, 'id' | 'status'>,
  reload: (id: string) => unknown,
): void => {
  const { id } = appointment
  const isPaid = usePayment((known) => isPaidOrRefunded(paymentOf('subscribe', id)(known)))
  const isOutdated = isPaid && canPay(appointment)
  useEffect(() => {
    if (isOutdated) reload(id)
  }, [isOutdated, id, reload])
}
