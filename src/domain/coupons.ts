import type { Day } from '@/lib/days'
import type { CouponStanding } from './dictionaries'

/** What a coupon is worth; what it takes off an order is the server's to say. */
export type CouponValue =
  /** For one of its services, whatever that costs. */
  | { type: 'exchange' }
  | { type: 'cash'; offFen: number }
  /** What is left to pay, in tenths of the price: 8.5. */
  | { type: 'discount'; tenths: number }
  | { type: 'random'; lowFen: number; highFen: number }

/** The id is missing where the server tells the bare name (A400). */
export type CouponService = { id: string | undefined; name: string | undefined }

export type CouponValidity = {
  rule: 'fixed' | 'fromReceipt' | 'fromNextDay' | undefined
  days: number | undefined
  start: Day | undefined
  end: Day | undefined
}

/** One copy of a coupon that the customer holds. */
export type Coupon = CouponOffer & { copyId: string }

/** A coupon, whoever holds it. */
export type CouponOffer = {
  couponId: string
  title: string | undefined
  value: CouponValue
  /** 0 for none. */
  thresholdFen: number
  /** None stands for all services. */
  services: CouponService[]
  validity: CouponValidity
  standing: CouponStanding
}

/** Why a coupon cannot be used for an order. */
export type CouponProblem = Exclude<CouponStanding, 'usable'> | 'nothingToPay' | 'threshold'

/**
 * What keeps a coupon that the server lists for an order from it at this full price; undefined when nothing does
 * (A163, A457).
 */
export const couponProblem = ({ standing, thresholdFen }: Coupon, fullPriceFen: number): CouponProblem | undefined => {
  if (standing !== 'usable') return standing
  if (fullPriceFen === 0) return 'nothingToPay'
  return fullPriceFen < thresholdFen ? 'threshold' : undefined
}

/** Where a coupon is used: at its only service, among the services, or with a doctor (A160). */
export type CouponPlace = { kind: 'service'; id: string } | { kind: 'services' } | { kind: 'consult' }

export const placeOfUse = ({ services }: CouponOffer): CouponPlace => {
  const ids = services.map(({ id }) => id)
  if (ids.length > 0 && ids.every((id) => id !== undefined && CONSULTATIONS.includes(id))) return { kind: 'consult' }
  const [only] = ids
  return only !== undefined && ids.length === 1 ? { kind: 'service', id: only } : { kind: 'services' }
}

/** What the consultations go by among the services (A400). */
const CONSULTATIONS: readonly string[] = ['4', '5']

/** A discount as tenths of the price; up to 1 it is told as a share (A156). */
export const discountTenths = (discount: number): number =>
  discount <= 1 ? Math.round(discount * 1000) / 100 : discount

/** The same discount as the percentage that is taken off: 15 for 8.5. */
export const percentOff = (tenths: number): number => Math.round((10 - tenths) * 1000) / 100
