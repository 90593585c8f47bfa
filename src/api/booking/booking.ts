import type { InferOutput } from 'valibot'
import * as contract from '@/contract/booking/booking'
import type { OutputOf } from '@/contract/endpoint'
import { availability, type HalfDayCounts, type HalfDayLimits, type Availability } from '@/domain/booking/days'
import type { CouponChoice, OrderChoice } from '@/domain/booking/order'
import type { Organisation, Position } from '@/domain/booking/organisation'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import type { Day } from '@/lib/time/day'
import { call, type CallOptions } from '@/api/client'
import { ApiError } from '@/api/errors'
import { placedOrderFromJson, type PlacedOrder } from '@/api/payment'
import { expectSameRecord } from '@/api/sameRecord'

const ORGANISATION_PAGE_SIZE = 10

export const fetchOrganisations = async (
  serviceId: string,
  position: Position,
  page: number,
  options?: CallOptions,
): Promise<{ rows: (Organisation | UnreadableRow)[]; total: number }> => {
  const { list, total } = await call(
    contract.listOrgan,
    { serviceId, ...position, pageNum: page, pageSize: ORGANISATION_PAGE_SIZE },
    options,
  )
  return { rows: list.map((row) => (isUnreadable(row) ? row : organisationFromJson(row))), total }
}

export const fetchOrganisation = async (organisationId: string): Promise<Organisation> => {
  const json = await call(contract.getOrganInfo, { orgId: organisationId })
  expectSameRecord(organisationId, json.orgId)
  return organisationFromJson(json)
}

/**
 * Returns the days on which the organisation offers the service, undefined without a schedule. Unreadable rows do not
 * count; without any readable row the call fails.
 */
export const fetchSchedule = async (organisationId: string, serviceId: string): Promise<Day[] | undefined> => {
  const rows = await call(contract.listSchedule, { orgId: organisationId, serviceId })
  if (rows.length === 0) return undefined
  const days = readableRows(rows)
  if (days.length === 0) throw new ApiError('badResponse')
  return days.map(({ schedulDate }) => schedulDate)
}

export const fetchConfig = async (organisationId: string): Promise<OutputOf<typeof contract.getOrganConfig>> => {
  const config = await call(contract.getOrganConfig, { orgId: organisationId })
  expectSameRecord(organisationId, config.orgId)
  return config
}

export const fetchLimits = async (organisationId: string): Promise<HalfDayLimits> =>
  limitsFromJson(await fetchConfig(organisationId))

export const fetchDayAvailability = async (
  organisationId: string,
  day: Day,
  limits: HalfDayLimits,
  options?: CallOptions,
): Promise<Availability> => {
  const counts = await call(contract.getSubscribeCount, { orgId: organisationId, subscribeDate: day }, options)
  const left = availability(limits, countsFromJson(counts))
  if (left === undefined) throw new ApiError('badResponse')
  return left
}

export const calculatePrice = async (choice: OrderChoice): Promise<number> => {
  const { actualPrice } = await call(contract.calculatePrice, {
    serviceId: choice.serviceId,
    specificationId: choice.specificationId,
    ...couponToJson(choice.coupon, ''),
  })
  return actualPrice
}

export const createOrder = async (
  choice: OrderChoice,
  priceFen: number,
  idempotencyKey: string,
): Promise<PlacedOrder> => {
  const order = await call(
    contract.createOrder,
    {
      subscribeDate: choice.day,
      orgId: choice.organisationId,
      customerId: choice.customerId,
      serviceId: choice.serviceId,
      specificationId: choice.specificationId,
      ...couponToJson(choice.coupon, ''),
      practicalPrice: priceFen,
    },
    { idempotencyKey, quiet: true },
  )
  return placedOrderFromJson(order, priceFen)
}

export const countsFromJson = (json: OutputOf<typeof contract.getSubscribeCount>): HalfDayCounts => ({
  morning: json.morningCount,
  afternoon: json.afternoonCount,
})

export const limitsFromJson = (json: OutputOf<typeof contract.getOrganConfig>): HalfDayLimits => ({
  morning: json.morningLimit,
  afternoon: json.afternoonLimit,
})

/**
 * `discountsId` is the id of the user's copy of the coupon (A400). The value for no coupon depends on the call (A73).
 */
export const couponToJson = <None extends '' | null>(
  coupon: CouponChoice | undefined,
  none: None,
): Record<'couponId' | 'discountsId', string | None> => ({
  couponId: coupon?.couponId ?? none,
  discountsId: coupon?.copyId ?? none,
})

const organisationFromJson = (json: InferOutput<typeof contract.organisation>): Organisation => ({
  id: json.orgId,
  name: json.orgName,
  imageUrl: json.orgImageUrl,
  address: json.address,
  hours: json.businessTimeDesc,
  distanceM: json.distance,
})
