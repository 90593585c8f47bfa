import { useEffect, useRef } from 'react'
import { canPay, type AppointmentRow } from '@/domain/appointments/appointment'
import { isSettled, paymentOf, usePayment } from '@/stores/payment/payment'

/** Reloads an appointment that is shown as unpaid once the app learns that its payment is settled (A548). */
export const useReloadOncePaid = (appointment: Pick<AppointmentRow, 'id' | 'status'>, reload: () => void): void => {
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  const isPaid = usePayment((known) => isSettled(paymentOf('subscribe', appointment.id)(known)))
  const isOutdated = isPaid && canPay(appointment)
  useEffect(() => {
    if (isOutdated) latest.current()
  }, [isOutdated])
}
