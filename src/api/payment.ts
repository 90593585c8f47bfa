import type { InferOutput } from 'valibot'
import * as contract from '@/contract/payment'
import { PAY_STATUS, type PayStatus } from '@/domain/dictionaries'
import type { OrderType, PayParameters } from '@/domain/payment/payment'
import { call } from './client'
import { expectSameRecord } from './sameRecord'

/** An existing order: its id, the amount in fen, and how to pay it (nothing at price 0). */
export type PlacedOrder = { id: string; priceFen: number; parameters: PayParameters | undefined }

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

export const continuePay = async (orderId: string): Promise<PlacedOrder> =>
  unpaidOrderFromJson(await call(contract.continuePay, { id: orderId }), orderId)

export const placedOrderFromJson = (
  json: InferOutput<typeof contract.payableOrder>,
  sentPriceFen: number,
): PlacedOrder => {
  const { id, practicalPrice: asked = sentPriceFen, wxResult } = json
  const priceFen = asked >= 0 ? asked : sentPriceFen
  const isPayable = asked > 0 && wxResult !== undefined
  return { id, priceFen, parameters: isPayable ? { ...wxResult, appId: wxResult.appId } : undefined }
}

/** Rejects another order: nothing must be paid for it. */
const unpaidOrderFromJson = (json: InferOutput<typeof contract.unpaidOrder>, orderId: string): PlacedOrder => {
  expectSameRecord(orderId, json.id)
  return placedOrderFromJson(json, json.practicalPrice)
}
