import * as v from 'valibot'
import type { PlacedOrder } from '@/api/payment'
import type { OrderType, PayParameters } from '@/domain/payment/payment'
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
  return kept && { priceFen: kept.price, parameters: kept.wxPayParams }
}

export const forgetParameters = (type: OrderType, id: string): void => removeStored('session', keyOf(type, id))

const keyOf = (type: OrderType, id: string): string => `payment ${type} ${id}`
