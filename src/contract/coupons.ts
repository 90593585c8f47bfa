import * as v from 'valibot'
import { day } from './day'
import { get } from './endpoint'
import { blankable, count, decimal, fen, id, optionalId, rowsOf, text, told, toldId, toldText } from './fields'

/** What a coupon is good for: a service by id and name, or by its bare name (A400). */
const couponService = v.union([
  v.object({ serviceId: id, serviceName: toldText }),
  v.pipe(
    text,
    v.transform((serviceName) => ({ serviceId: undefined, serviceName })),
  ),
])

/**
 * COUPON-09; amounts in fen. A coupon that is held has a cdkeyId, the id of the copy (A400); dates are blank where they
 * count from the receipt (A416). What it takes off is told, for each kind needs fields of its own and whatever stands
 * in the others says nothing (A387).
 */
export const coupon = v.object({
  id: toldId,
  title: toldText,
  cdkeyId: id,
  couponId: id,
  couponType: v.pipe(count, v.picklist([1, 2, 3, 4])),
  deduct: told(fen),
  /** In tenths of the price, or up to 1 as a share of it (A156). */
  discount: told(v.pipe(decimal, v.gtValue(0), v.maxValue(10))),
  /** Without one there is no threshold (A157). */
  minCost: v.optional(blankable(fen)),
  lowRandomMoney: told(fen),
  highRandomMoney: told(fen),
  /** None stands for all services (A158). */
  services: v.optional(v.union([blankable(v.array(couponService)), couponService])),
  validTimeType: told(v.pipe(count, v.picklist([1, 2, 3]))),
  dayNum: told(count),
  validStartTime: told(day),
  validEndTime: told(day),
  validStatus: v.pipe(count, v.picklist([0, 1, 2])),
})

/** A328: the coupons of the customer for an appointment order. */
export const getCouponListByServiceId = get(
  '/coupon/getCouponListByServiceId',
  v.object({ serviceId: id, specificationId: optionalId }),
  rowsOf(coupon),
)
