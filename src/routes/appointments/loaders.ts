import { loadAppointment, loadRefund, openAppointments } from '@/stores/appointments/appointments'
import { openCancellation } from '@/stores/appointments/cancellation'
import type { ScreenLoader } from '@/routes/screen'

export const startAppointmentList: ScreenLoader = () => {
  void openAppointments()
}

export const startAppointmentDetail: ScreenLoader = ({ param }) => {
  void loadAppointment(param('id'))
}

export const startCancelAppointment: ScreenLoader = ({ param }) => openCancellation(param('id'))

export const startRefundDetail: ScreenLoader = ({ param }) => {
  void loadRefund(param('id'))
}
