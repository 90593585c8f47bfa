import { continuePay, continueConsultationPay } from '@/api/payment'
import { ApiError } from '@/api/errors'
import type { OrderType } from '@/domain/payment/payment'
import { sessionGuard } from '@/lib/sessionScope'
import { rememberPayment, storedToPay, type ToPay } from './parameters'

/** Returns the stored parameters, else new ones, which it stores. */
export const ensureParameters = async (type: OrderType, id: string): Promise<ToPay> => {
  const stored = storedToPay(type, id)
  if (stored !== undefined) return stored
  const isOn = sessionGuard()
  const order = await (type === 'subscribe' ? continuePay(id) : continueConsultationPay(id))
  const { priceFen, parameters } = order
  if (parameters === undefined) throw new ApiError('badResponse')
  if (isOn()) rememberPayment(type, order)
  return { priceFen, parameters }
}
