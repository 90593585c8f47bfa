import * as contract from '@/contract/payment'
import { PAY_STATUS, type PayStatus } from '@/domain/dictionaries'
import type { OrderType } from '@/domain/payment/payment'
import { unpaidOrderFromJson, type PlacedOrder } from './booking/booking'
import { call } from './client'

/** Whether the order is really paid (A380). Asked in the background, so its failures are shown in place. */
export const fetchPayStatus = async (id: string, type: OrderType): Promise<PayStatus> => {
  const { payStatus } = await call(contract.getPayStatus, { id, type }, { quiet: true })
  return PAY_STATUS[payStatus]
}

/** Seconds left to pay an order. Its failure is shown in place as well. */
export const fetchSecondsToPay = (id: string, type: OrderType): Promise<number> => {
  switch (type) {
    case 'subscribe':
      return call(contract.paySurplusTime, { id }, { quiet: true })
    case 'consult':
    case 'quickConsult':
      return call(contract.consultationSurplusTime, { consultationId: id }, { quiet: true })
  }
}

/** Fresh payment parameters for a consultation that is not paid. */
export const continueConsultPay = async (consultationId: string): Promise<PlacedOrder> =>
  unpaidOrderFromJson(await call(contract.continueConsultationPay, { consultationId }), consultationId)
