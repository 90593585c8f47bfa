import { loadAppointment, loadRefund, openAppointments } from '../../stores/bookingAppointments'
import { openCancellation } from '../../stores/bookingCancellation'
import type { ScreenLoader } from '../screen'

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
