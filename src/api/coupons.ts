import type { InferOutput } from 'valibot'
import * as contract from '@/contract/coupons'
import { discountTenths, type Coupon, type CouponOffer, type CouponService, type CouponValue } from '@/domain/coupons'
import { COUPON_STATUS, COUPON_TYPE, VALID_TIME_TYPE } from '@/domain/dictionaries'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { dedupeRows } from '@/lib/dedupe'
import { call, type CallOptions } from './client'
import { expectSameRecord } from './sameRecord'

type Json = InferOutput<typeof contract.couponOffer>

const COUPON_PAGE_SIZE = 10

export const fetchCoupons = async (
  page: number,
  options?: CallOptions,
): Promise<{ rows: (Coupon | UnreadableRow)[]; total: number }> => {
  const { list, total } = await call(contract.listCoupon, { pageNum: page, pageSize: COUPON_PAGE_SIZE }, options)
  return { rows: list.map((row) => (isUnreadable(row) ? row : copyFromJson(row))), total }
}

export const fetchCouponOffer = async (couponId: string): Promise<CouponOffer> => {
  const json = await call(contract.getCouponInfo, { couponId })
  expectSameRecord(couponId, json.couponId)
  return couponFromJson(json)
}

export const redeemCoupon = async (code: string, idempotencyKey: string): Promise<void> => {
  await call(contract.redeemCoupon, { cdkey: code }, { idempotencyKey, quiet: true })
}

export const receiveCoupon = async (couponId: string, idempotencyKey: string): Promise<void> => {
  await call(contract.receiveCoupon, { couponId }, { idempotencyKey, quiet: true })
}

export const fetchOrderCoupons = async (
  serviceId: string,
  specificationId: string,
): Promise<(Coupon | UnreadableRow)[]> =>
  copiesFromJson(await call(contract.getCouponListByServiceId, { serviceId, specificationId }, { quiet: true }))

export const fetchConsultationCoupons = async (
  target: { doctorId: string } | { quickPriceFen: number },
): Promise<(Coupon | UnreadableRow)[]> => {
  const rows =
    'doctorId' in target
      ? await call(
          contract.getCouponListByServiceCodeAndDoctorId,
          { serviceId: contract.CONSULTATION, doctorId: target.doctorId },
          { quiet: true },
        )
      : await call(
          contract.getCouponListByServiceCodeAndPrice,
          { serviceId: contract.QUICK_CONSULTATION, price: target.quickPriceFen },
          { quiet: true },
        )
  return copiesFromJson(rows)
}

/** A repeated copy is shown once. */
const copiesFromJson = (rows: (InferOutput<typeof contract.coupon> | UnreadableRow)[]): (Coupon | UnreadableRow)[] =>
  dedupeRows(
    rows.map((row) => (isUnreadable(row) ? row : copyFromJson(row))),
    ({ copyId }) => copyId,
  )

const copyFromJson = (json: InferOutput<typeof contract.coupon>): Coupon => ({
  copyId: json.cdkeyId,
  ...couponFromJson(json),
})

const couponFromJson = (json: Json): CouponOffer => ({
  couponId: json.couponId,
  title: json.title,
  value: valueFromJson(json),
  thresholdFen: json.minCost ?? 0,
  services: servicesFromJson(json.services),
  validity: {
    rule: json.validTimeType === undefined ? undefined : VALID_TIME_TYPE[json.validTimeType],
    days: json.dayNum,
    start: json.validStartTime?.replace(' 00:00:00', ''),
    // A time of 00:00:00 or 23:59:59 means that the whole last day counts (A357).
    end: json.validEndTime?.replace(/ (00:00:00|23:59:59)$/, ''),
  },
  status: COUPON_STATUS[json.validStatus],
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
  (Array.isArray(services) ? services : services === undefined ? [] : [services]).map((service) =>
    isUnreadable(service) ? { id: undefined, name: undefined } : { id: service.serviceId, name: service.serviceName },
  )
