import type { InferOutput } from 'valibot'
import * as contract from '../contract/coupons'
import { discountTenths, type Coupon, type CouponService, type CouponValue } from '../domain/coupons'
import { COUPON_STANDING, COUPON_TYPE, VALID_TIME_TYPE } from '../domain/dictionaries'
import { BROKEN, isBroken, type Broken } from '../lib/broken'
import { call } from './client'

type Json = InferOutput<typeof contract.coupon>

/** The customer's coupons for an appointment order. Their failure is shown where they are chosen. */
export const fetchOrderCoupons = async (serviceId: string, specificationId: string): Promise<(Coupon | Broken)[]> =>
  (await call(contract.getCouponListByServiceId, { serviceId, specificationId }, { quiet: true })).map((row) =>
    isBroken(row) ? row : couponFromJson(row),
  )

const couponFromJson = (json: Json): Coupon | Broken => {
  const value = valueFromJson(json)
  if (value === undefined) return BROKEN
  return {
    copyId: json.cdkeyId,
    couponId: json.couponId,
    title: json.title,
    value,
    thresholdFen: json.minCost ?? 0,
    services: servicesFromJson(json.services),
    validity: {
      rule: json.validTimeType === undefined ? undefined : VALID_TIME_TYPE[json.validTimeType],
      days: json.dayNum,
      start: json.validStartTime,
      end: json.validEndTime,
    },
    standing: COUPON_STANDING[json.validStatus],
  }
}

/** Each type needs amounts of its own; without them, or with wrong ones, nobody knows what the coupon is worth. */
const valueFromJson = ({ couponType, deduct, discount, lowRandomMoney: low, highRandomMoney: high }: Json): CouponValue | undefined => {
  const type = COUPON_TYPE[couponType]
  switch (type) {
    case 'exchange':
      return { type }
    case 'cash':
      return deduct === undefined ? undefined : { type, offFen: deduct }
    case 'discount':
      return discount === undefined ? undefined : { type, tenths: discountTenths(discount) }
    case 'random':
      return low === undefined || high === undefined ? undefined : { type, lowFen: low, highFen: high }
  }
}

const servicesFromJson = (services: Json['services']): CouponService[] =>
  (Array.isArray(services) ? services : services === undefined ? [] : [services]).map(({ serviceId, serviceName }) => ({
    id: serviceId,
    name: serviceName,
  }))
