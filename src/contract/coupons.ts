import * as v from 'valibot'
import { day } from './day'
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
  listOf,
  text,
  lenient,
  lenientId,
  lenientText,
} from './fields'

/** What a coupon is good for: a service by id and name, one of which may be missing, or by either alone (A400). */
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

/** Told of every coupon; dates are blank where they count from the receipt (A416). */
const everyCoupon = {
  id: lenientId,
  title: lenientText,
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
const couponWith = <E extends v.ObjectEntries>(more: E) => {
  const entries = { ...everyCoupon, ...noAmounts, ...more }
  return v.variant('couponType', [
    v.object({ ...entries, couponType: kind(1) }),
    v.object({ ...entries, couponType: kind(2), deduct: fen }),
    v.object({ ...entries, couponType: kind(3), discount }),
    v.object({ ...entries, couponType: kind(4), lowRandomMoney: fen, highRandomMoney: fen }),
  ])
}

/** Of a copy that is held (A400). */
const copyFields = { cdkeyId: id }
export const coupon = couponWith(copyFields)

/** One that can be received: there is no copy of it yet. */
export const couponOffer = couponWith({})

/** The copies of the customer, those that are over too (A324). */
export const listCoupon = get('/coupon/listCoupon', v.object(paging), pageOf(coupon))

/** A copy for a code (A325). */
export const redeemCoupon = post('/coupon/redeemCoupon', 'form', v.object({ cdkey: text }), nothing)

/** A coupon that can be received (A326). */
export const getCouponInfo = get('/coupon/getCouponInfo', v.object({ couponId: id }), couponOffer)

/** A copy of it (A327). */
export const receiveCoupon = post('/coupon/receiveCoupon', 'form', v.object({ couponId: id }), nothing)

/** The coupons of the customer for an appointment order (A328). */
export const getCouponListByServiceId = get(
  '/coupon/getCouponListByServiceId',
  v.object({ serviceId: id, specificationId: optionalId }),
  listOf(coupon),
)

/** The consultations have no service of the list: 4 is one with a doctor, 5 a quick one (A257, A400). */
export const CONSULTATION = '4'
export const QUICK_CONSULTATION = '5'

/** The coupons of the customer for a consultation with a doctor (API-49, A329). */
export const getCouponListByServiceCodeAndDoctorId = get(
  '/coupon/getCouponListByServiceCodeAndDoctorId',
  v.object({ serviceId: v.literal(CONSULTATION), doctorId: id }),
  listOf(coupon),
)

/** The same for a quick consultation at a price in fen (API-50, A330). */
export const getCouponListByServiceCodeAndPrice = get(
  '/coupon/getCouponListByServiceCodeAndPrice',
  v.object({ serviceId: v.literal(QUICK_CONSULTATION), price: fen }),
  listOf(coupon),
)
