import { isCancelled, type Appointment } from '@/domain/appointments/appointment'
import { canCancel } from '@/domain/appointments/cancellation'
import { useNavigationNotice, type NavigationNotice } from '@/routes/shared/navigationNotice'

/**
 * Returns the result of the last action while it matches the appointment’s current status. A payment or a booking
 * matches while the appointment can be cancelled: one that was just paid may still be called unpaid.
 */
export const useCurrentNotice = (appointment: Appointment): NavigationNotice | undefined => {
  const notice = useNavigationNotice()
  const matches = notice === 'cancelled' ? isCancelled : canCancel
  return matches(appointment) ? notice : undefined
}
