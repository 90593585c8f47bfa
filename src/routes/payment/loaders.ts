import { orderTypeFrom } from '../../domain/payment/orderType'
import { lookUpAppointment } from '../../stores/bookingAppointments'
import { openPayment } from '../../stores/payment'
import type { ScreenLoader } from '../screen'

export const startTradePay: ScreenLoader = ({ param, query }) => {
  const type = orderTypeFrom(query.get('type'))
  if (type === undefined) return
  void openPayment(type, param('id'))
  if (type === 'subscribe') void lookUpAppointment(param('id'))
}
