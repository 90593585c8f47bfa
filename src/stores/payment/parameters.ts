import * as v from 'valibot'
import { continuePay, type PlacedOrder } from '@/api/booking/booking'
import { continueConsultationPay } from '@/api/payment'
import { ApiError } from '@/api/errors'
import type { OrderType, PayParameters } from '@/domain/payment/payment'
import { sessionGuard } from '@/lib/remote'
import { readStored, removeStored, writeStored } from '@/lib/storage'

const keptSchema = v.object({
  /** Stored wxPayParams and price (PAY-11). */
  wxPayParams: v.object({
    timeStamp: v.string(),
    nonceStr: v.string(),
    packageValue: v.string(),
    signType: v.string(),
    paySign: v.string(),
    appId: v.optional(v.string()),
  }),
  price: v.number(),
})

/** Stores what paying a placed order needs, across reloads (A93). */
export const rememberPayment = (type: OrderType, { id, priceFen, parameters }: PlacedOrder): void => {
  if (parameters !== undefined) writeStored('session', keyOf(type, id), { wxPayParams: parameters, price: priceFen })
}

export type ToPay = { priceFen: number; parameters: PayParameters }

export const storedToPay = (type: OrderType, id: string): ToPay | undefined => {
  const kept = readStored('session', keyOf(type, id), keptSchema)
  return kept && { priceFen: kept.price, parameters: { ...kept.wxPayParams, appId: kept.wxPayParams.appId } }
}

export const parametersToPay = async (type: OrderType, id: string): Promise<ToPay> => {
  const stored = storedToPay(type, id)
  if (stored !== undefined) return stored
  const isOn = sessionGuard()
  const order = await (type === 'subscribe' ? continuePay(id) : continueConsultationPay(id))
  const { priceFen, parameters } = order
  if (parameters === undefined) throw new ApiError('badResponse')
  if (isOn()) rememberPayment(type, order)
  return { priceFen, parameters }
}

export const keptPriceFen = (type: OrderType, id: string): number | undefined => storedToPay(type, id)?.priceFen

export const forgetParameters = (type: OrderType, id: string): void => removeStored('session', keyOf(type, id))

const keyOf = (type: OrderType, id: string): string => `payment ${type} ${id}`
