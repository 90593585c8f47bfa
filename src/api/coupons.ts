import type { InferOutput } from 'valibot'
import * as contract from '../contract/coupons'
import { discountTenths, type Coupon, type CouponService, type CouponValue } from '../domain/coupons'
import { COUPON_STANDING, COUPON_TYPE, VALID_TIME_TYPE } from '../domain/dictionaries'
import { isBroken, type Broken } from '../lib/broken'
import { call } from './client'

type Json = InferOutput<typeof contract.coupon>

/** The customer's coupons for an appointment order. Their failure is shown where they are chosen. */
export const fetchOrderCoupons = async (serviceId: string, specificationId: string): Promise<(Coupon | Broken)[]> =>
  (await call(contract.getCouponListByServiceId, { serviceId, specificationId }, { quiet: true })).map((row) =>
    isBroken(row) ? row : couponFromJson(row),
  )

const couponFromJson = (json: Json): Coupon => ({
  copyId: json.cdkeyId,
  couponId: json.couponId,
  title: json.title,
  value: valueFromJson(json),
  thresholdFen: json.minCost ?? 0,
  services: servicesFromJson(json.services),
  validity: {
    rule: json.validTimeType === undefined ? undefined : VALID_TIME_TYPE[json.validTimeType],
    days: json.dayNum,
    start: json.validStartTime,
    end: json.validEndTime,
  },
  standing: COUPON_STANDING[json.validStatus],
})

const valueFromJson = (json: Json): CouponValue => {
  switch (json.couponType) {
    case 1:
      return { type: COUPON_TYPE[1] }
    case 2:
      return { type: COUPON_TYPE[2], offFen: json.deduct }
    case 3:
      return { type: COUPON_TYPE[3], tenths: discountTenths(json.discount) }
    case 4:
      return { type: COUPON_TYPE[4], lowFen: json.lowRandomMoney, highFen: json.highRandomMoney }
  }
}

const servicesFromJson = (services: Json['services']): CouponService[] =>
  (Array.isArray(services) ? services : services === undefined ? [] : [services]).map(
    ({ serviceId, serviceName }) => ({
      id: serviceId,
      name: serviceName,
    }),
  )
