import { isSending, APPOINTMENT_ORDER, useSubmissions } from '@/stores/submit'
import { isInGroup, loadAppointments, useAppointments, type AppointmentGroup } from './appointments'

export const chooseAppointments = (group: AppointmentGroup): void => {
  useAppointments.setState({ group })
  if (!useAppointments.getState().list.rows.some(isInGroup)) void loadAppointments()
}

// The list shows a new order, whatever group was chosen before, and also while its answer is missing (A614).
useSubmissions.subscribe(() => {
  if (isSending(APPOINTMENT_ORDER)) useAppointments.setState({ group: 'all' })
})
