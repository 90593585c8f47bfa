import * as contract from '@/contract/payment'
import { PAY_STATUS, type PayStatus } from '@/domain/dictionaries'
import type { OrderType } from '@/domain/payment/payment'
import { unpaidOrderFromJson, type PlacedOrder } from './booking/booking'
import { call } from './client'

/** Whether the order is really paid (A380). A background call, so the screen shows its failure. */
export const fetchPayStatus = async (id: string, type: OrderType): Promise<PayStatus> => {
  const { payStatus } = await call(contract.getPayStatus, { id, type }, { quiet: true })
  return PAY_STATUS[payStatus]
}

export const fetchSecondsToPay = (id: string, type: OrderType): Promise<number> => {
  switch (type) {
    case 'subscribe':
      return call(contract.paySurplusTime, { id }, { quiet: true })
    case 'consult':
    case 'quickConsult':
      return call(contract.consultationSurplusTime, { consultationId: id }, { quiet: true })
  }
}

export const continueConsultationPay = async (consultationId: string): Promise<PlacedOrder> =>
  unpaidOrderFromJson(await call(contract.continueConsultationPay, { consultationId }), consultationId)
