import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import type { CouponStatus } from './dictionaries'

/** The server alone decides what it takes off an order. */
export type CouponValue =
  | { type: 'exchange' }
  | { type: 'cash'; offFen: number }
  /** What remains to pay, in tenths of the price: 8.5. */
  | { type: 'discount'; tenths: number }
  | { type: 'random'; lowFen: number; highFen: number }

/** A400: the id is missing when the server sends only a name. */
export type CouponService = { id: string | undefined; name: string | undefined }

export type CouponValidity = {
  rule: 'fixed' | 'fromReceipt' | 'fromNextDay' | undefined
  days: number | undefined
  /** A day, or a time in China. */
  start: string | undefined
  end: string | undefined
}

export type Coupon = CouponOffer & { copyId: string }

export type CouponOffer = {
  couponId: string
  title: string | undefined
  value: CouponValue
  /** 0 for none. */
  thresholdFen: number
  /** Empty for all services. */
  services: CouponService[]
  validity: CouponValidity
  status: CouponStatus
}

export type CouponProblem = Exclude<CouponStatus, 'usable'> | 'nothingToPay' | 'threshold'

/** Returns why a listed coupon cannot be used at this full price, or undefined when it can (A163, A457). */
export const couponProblem = (
  { status, thresholdFen }: Coupon,
  fullPriceFen: number | undefined,
): CouponProblem | undefined => {
  if (status !== 'usable') return status
  if (fullPriceFen === 0) return 'nothingToPay'
  return fullPriceFen !== undefined && fullPriceFen < thresholdFen ? 'threshold' : undefined
}

/** Whether a chosen coupon no longer applies. One that is missing may be in an unreadable row (A631). */
export const isLost = (
  copyId: string,
  rows: readonly (Coupon | UnreadableRow)[],
  fullPriceFen: number | undefined,
): boolean => {
  const held = readableRows([...rows]).find((coupon) => coupon.copyId === copyId)
  return held === undefined ? !rows.some(isUnreadable) : couponProblem(held, fullPriceFen) !== undefined
}

type CouponPlace = { kind: 'service'; id: string } | { kind: 'services' } | { kind: 'consult' }

export const placeOfUse = ({ services }: CouponOffer): CouponPlace => {
  const ids = services.map(({ id }) => id)
  if (ids.length > 0 && ids.every((id) => id !== undefined && CONSULTATIONS.includes(id))) return { kind: 'consult' }
  const [only] = ids
  return only !== undefined && ids.length === 1 ? { kind: 'service', id: only } : { kind: 'services' }
}

const CONSULTATIONS: readonly string[] = ['4', '5']

/** A156: returns a discount as tenths of the price, to two decimals; the server also sends it as a share up to 1. */
export const discountTenths = (discount: number): number =>
  Math.round((discount <= 1 ? discount * 10 : discount) * 100) / 100

/** Returns the discount as a percentage: 15 for 8.5. */
export const percentOff = (tenths: number): number => Math.round((10 - tenths) * 1000) / 100
