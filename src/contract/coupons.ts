import * as v from 'valibot'
import { lenientTime } from './day'
import { get, post } from './endpoint'
import {
  blankable,
  count,
  decimal,
  fen,
  id,
  nothing,
  optionalId,
  pageOf,
  paging,
  listOrNone,
  rowsOf,
  text,
  unreadable,
  lenient,
  lenientId,
  lenientText,
} from './fields'

/** Services of a coupon: id and name, one of which may be missing, or either alone (A400). */
const couponService = v.union([
  v.object({ serviceId: id, serviceName: lenientText }),
  v.object({ serviceId: lenientId, serviceName: text }),
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform((serviceId) => ({ serviceId: String(serviceId), serviceName: undefined })),
  ),
  v.pipe(
    text,
    v.transform((serviceName) => ({ serviceId: undefined, serviceName })),
  ),
])

const everyCoupon = {
  id: lenient(id),
  title: lenientText,
  couponId: id,
  /** No value means no threshold (A157). */
  minCost: v.optional(blankable(fen)),
  /** No value means all services (A158), an unreadable one an unknown service (A631). */
  services: v.optional(v.union([blankable(rowsOf(couponService)), v.union([couponService, unreadable])])),
  validTimeType: lenient(v.pipe(count, v.picklist([1, 2, 3]))),
  dayNum: lenient(count),
  validStartTime: lenientTime,
  validEndTime: lenientTime,
  validStatus: v.pipe(count, v.picklist([0, 1, 2])),
}

const kind = <C extends number>(code: C) => v.pipe(count, v.literal(code))

const unused = v.optional(v.unknown())
const noAmounts = { deduct: unused, discount: unused, lowRandomMoney: unused, highRandomMoney: unused }

/** Tenths of the price, or up to 1 a share of it (A156). */
const discount = v.pipe(decimal, v.gtValue(0), v.maxValue(10))

/** Amounts are in fen, and each kind requires its own (COUPON-09, COUPON-10). */
const couponWith = <E extends v.ObjectEntries>(more: E) => {
  const entries = { ...everyCoupon, ...noAmounts, ...more }
  return v.variant('couponType', [
    v.object({ ...entries, couponType: kind(1) }),
    v.object({ ...entries, couponType: kind(2), deduct: fen }),
    v.object({ ...entries, couponType: kind(3), discount }),
    v.object({ ...entries, couponType: kind(4), lowRandomMoney: fen, highRandomMoney: fen }),
  ])
}

const copyFields = { cdkeyId: id }
export const coupon = couponWith(copyFields)

export const couponOffer = couponWith({})

export const listCoupon = get('/coupon/listCoupon', v.object(paging), pageOf(coupon))

export const redeemCoupon = post('/coupon/redeemCoupon', 'form', v.object({ cdkey: text }), nothing)

export const getCouponInfo = get('/coupon/getCouponInfo', v.object({ couponId: id }), couponOffer)

export const receiveCoupon = post('/coupon/receiveCoupon', 'form', v.object({ couponId: id }), nothing)

export const getCouponListByServiceId = get(
  '/coupon/getCouponListByServiceId',
  v.object({ serviceId: id, specificationId: optionalId }),
  listOrNone(coupon),
)

/**
 * Ids of consultations, which the list of services does not have: 4 is one with a doctor, 5 a quick one (A257, A400).
 */
export const CONSULTATION = '4'
export const QUICK_CONSULTATION = '5'

export const getCouponListByServiceCodeAndDoctorId = get(
  '/coupon/getCouponListByServiceCodeAndDoctorId',
  v.object({ serviceId: v.literal(CONSULTATION), doctorId: id }),
  listOrNone(coupon),
)

export const getCouponListByServiceCodeAndPrice = get(
  '/coupon/getCouponListByServiceCodeAndPrice',
  v.object({ serviceId: v.literal(QUICK_CONSULTATION), price: fen }),
  listOrNone(coupon),
)
