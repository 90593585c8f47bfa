import { orderTypeFrom } from '@/domain/payment/payment'
import { lookUpAppointment } from '@/stores/appointments/appointments'
import { loadSentQuestion } from '@/stores/chat/sentQuestion'
import { openPayment } from '@/stores/payment/pay'
import type { ScreenLoader } from '@/routes/screen'

export const startPayment: ScreenLoader = ({ param, query }) => {
  const type = orderTypeFrom(query.get('type'))
  if (type === undefined) return
  void openPayment(type, param('id'))
  if (type === 'subscribe') void lookUpAppointment(param('id'))
  else void loadSentQuestion(param('id'), { endedFirst: false, firstPageOnly: true })
}
