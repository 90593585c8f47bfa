import { useEffect } from 'react'
import { hasRefund, type Appointment } from '../../domain/booking/appointment'
import type { Refund } from '../../domain/booking/cancellation'
import { dataOf, idle } from '../../lib/remote'
import { lookUpRefund, useAppointments } from '../../stores/bookingAppointments'

/** What comes back of a cancelled appointment, as soon as it is known. */
export const useRefund = (appointment: Appointment): Refund | undefined => {
  const { id } = appointment
  const wanted = hasRefund(appointment)
  const refund = dataOf(useAppointments(({ refunds }) => refunds.get(id)) ?? idle)
  useEffect(() => {
    if (wanted) void lookUpRefund(id)
  }, [wanted, id])
  return wanted ? refund : undefined
}
