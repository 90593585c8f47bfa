import { orderTypeFrom } from '../../domain/payment/payment'
import { openPayment } from '../../stores/payment'
import type { ScreenLoader } from '../screen'

export const startTradePay: ScreenLoader = ({ param, query }) => {
  const type = orderTypeFrom(query.get('type'))
  if (type !== undefined) void openPayment(type, param('id'))
}
