import * as v from 'valibot'
import { day } from './day'
import { get } from './endpoint'
import {
  blankable,
  count,
  decimal,
  fen,
  id,
  optionalId,
  rowsOf,
  text,
  lenient,
  lenientId,
  lenientText,
} from './fields'

/** What a coupon is good for: a service by id and name, or by its bare name (A400). */
const couponService = v.union([
  v.object({ serviceId: id, serviceName: lenientText }),
  v.pipe(
    text,
    v.transform((serviceName) => ({ serviceId: undefined, serviceName })),
  ),
])

/**
 * Told of every coupon. A copy that is held has a cdkeyId (A400); dates are blank where they count from the
 * receipt (A416).
 */
const everyCoupon = {
  id: lenientId,
  title: lenientText,
  cdkeyId: id,
  couponId: id,
  /** Without one there is no threshold (A157). */
  minCost: v.optional(blankable(fen)),
  /** None stands for all services (A158). */
  services: v.optional(v.union([blankable(v.array(couponService)), couponService])),
  validTimeType: lenient(v.pipe(count, v.picklist([1, 2, 3]))),
  dayNum: lenient(count),
  validStartTime: lenient(day),
  validEndTime: lenient(day),
  validStatus: v.pipe(count, v.picklist([0, 1, 2])),
}

const kind = <C extends number>(code: C) => v.pipe(count, v.literal(code))

/** A field of another kind: whatever stands there says nothing (A387). */
const unused = v.optional(v.unknown())
const noAmounts = { deduct: unused, discount: unused, lowRandomMoney: unused, highRandomMoney: unused }

/** In tenths of the price, or up to 1 as a share of it (A156). */
const discount = v.pipe(decimal, v.gtValue(0), v.maxValue(10))

/** Amounts in fen, and each kind needs its own (COUPON-09, COUPON-10). */
export const coupon = v.variant('couponType', [
  v.object({ ...everyCoupon, ...noAmounts, couponType: kind(1) }),
  v.object({ ...everyCoupon, ...noAmounts, couponType: kind(2), deduct: fen }),
  v.object({ ...everyCoupon, ...noAmounts, couponType: kind(3), discount }),
  v.object({ ...everyCoupon, ...noAmounts, couponType: kind(4), lowRandomMoney: fen, highRandomMoney: fen }),
])

/** The coupons of the customer for an appointment order (A328). */
export const getCouponListByServiceId = get(
  '/coupon/getCouponListByServiceId',
  v.object({ serviceId: id, specificationId: optionalId }),
  rowsOf(coupon),
)
