import { useEffect } from 'react'
import { hasRefund, type Appointment } from '@/domain/appointments/appointment'
import type { Refund } from '@/domain/appointments/cancellation'
import { dataOf, idle } from '@/lib/remote'
import { lookUpRefund, useAppointments } from '@/stores/appointments/appointments'

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
