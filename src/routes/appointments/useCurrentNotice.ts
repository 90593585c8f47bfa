import { isCancelled, type Appointment } from '@/domain/appointments/appointment'
import { useNavigationNotice, type NavigationNotice } from '@/routes/shared/navigationNotice'

/** Returns the result of the last action while it matches the appointment’s current status. */
export const useCurrentNotice = (appointment: Appointment): NavigationNotice | undefined => {
  const notice = useNavigationNotice()
  return isCancelled(appointment) === (notice === 'cancelled') ? notice : undefined
}
