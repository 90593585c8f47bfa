import type { Appointment } from '@/domain/appointments/appointment'
import { useNavigationNotice, type NavigationNotice } from '@/routes/shared/navigationNotice'

/** Returns the result of the last action while it matches the appointment’s current status. */
export const useCurrentNotice = ({ status }: Appointment): NavigationNotice | undefined => {
  const notice = useNavigationNotice()
  const isCancelled = status === 'cancelled' || status === 'cancelledUnpaid'
  return isCancelled === (notice === 'cancelled') ? notice : undefined
}
