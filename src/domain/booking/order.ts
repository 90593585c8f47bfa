import type { Day } from '@/lib/time/day'
import { lowestPrice, type Offer } from './lowestPrice'

/** The choices of an order; '' means not chosen. Only an order filled in from an earlier appointment has no day. */
export type OrderChoice = {
  serviceId: string
  organisationId: string
  day: Day
  customerId: string
  specificationId: string
  coupon: CouponChoice | undefined
  /** The appointment from which this order was filled in. */
  earlier?: EarlierAppointment | undefined
}

export type EarlierAppointment = {
  id: string
  /** Whether the order replaces that appointment, to move it to another day. */
  isReplaced: boolean
}

export type CouponChoice = { couponId: string; copyId: string }

/** Returns the price before coupons: that of the chosen specification, else the lowest one (A366, A580). */
export const fullPriceFen = (offer: Offer, specificationId: string): number | undefined =>
  offer.specifications.find(({ id }) => id === specificationId)?.priceFen ?? lowestPrice(offer).fen

export type OrderProblem = 'noPatient' | 'noSpecification'

/** Returns what is missing, by field. A service without specifications needs none. */
export const orderProblems = (
  choice: OrderChoice,
  specificationCount: number,
): Partial<Record<'patient' | 'specification', OrderProblem>> => ({
  ...(choice.customerId === '' ? { patient: 'noPatient' } : {}),
  ...(specificationCount > 0 && choice.specificationId === '' ? { specification: 'noSpecification' } : {}),
})

export const orderProblem = (choice: OrderChoice, specificationCount: number): OrderProblem | undefined => {
  const { patient, specification } = orderProblems(choice, specificationCount)
  return patient ?? specification
}

/** A391: returns the body of an order. Another choice or price makes it another order with another idempotency key. */
export const orderBody = (
  { serviceId, organisationId, day, customerId, specificationId, coupon }: OrderChoice,
  priceFen: number,
) => [serviceId, organisationId, day, customerId, specificationId, coupon?.couponId, coupon?.copyId, priceFen]

/** Returns the same key for all choices that have the same price. */
export const priceKey = ({
  serviceId,
  specificationId,
  coupon,
}: Pick<OrderChoice, 'serviceId' | 'specificationId' | 'coupon'>): string =>
  JSON.stringify([serviceId, specificationId, coupon?.copyId ?? ''])

/** Returns the chosen id, or '' if it is no longer offered (A589). Without a choice, returns a single offer (A100). */
export const fitted = (chosen: string | undefined, offered: (string | undefined)[]): string => {
  if (chosen !== undefined && chosen !== '') return offered.includes(chosen) ? chosen : ''
  return offered.length === 1 ? (offered[0] ?? '') : ''
}
