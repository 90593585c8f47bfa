import type { InferOutput } from 'valibot'
import * as contract from '@/contract/booking/booking'
import type { OutputOf } from '@/contract/endpoint'
import type { Appointment } from '@/domain/appointments/appointment'
import { availability, type HalfDayCounts, type HalfDayLimits, type Availability } from '@/domain/booking/days'
import type { CouponChoice, OrderChoice } from '@/domain/booking/order'
import type { Organisation, Position } from '@/domain/booking/organisation'
import { APPOINTMENT_STATUS, SEX } from '@/domain/dictionaries'
import type { PayParameters } from '@/domain/payment/payment'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import type { Day } from '@/lib/time/day'
import { call, type CallOptions } from '@/api/client'
import { ApiError } from '@/api/errors'
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

/** An existing order: its id, the amount in fen, and how to pay it (nothing at price 0). */
export type PlacedOrder = { id: string; priceFen: number; parameters: PayParameters | undefined }

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

export const continuePay = async (orderId: string): Promise<PlacedOrder> =>
  unpaidOrderFromJson(await call(contract.continuePay, { id: orderId }), orderId)

export const fetchAppointment = async (id: string, options?: CallOptions): Promise<Appointment> => {
  const json = await call(contract.getSubscribeDetail, { id }, options)
  expectSameRecord(id, json.id)
  return appointmentFromJson(json)
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

export const placedOrderFromJson = (
  json: InferOutput<typeof contract.payableOrder>,
  sentPriceFen: number,
): PlacedOrder => {
  const { id, practicalPrice: asked = sentPriceFen, wxResult } = json
  const priceFen = asked >= 0 ? asked : sentPriceFen
  if (!(asked > 0) || wxResult === undefined) return { id, priceFen, parameters: undefined }
  return { id, priceFen, parameters: { ...wxResult, appId: wxResult.appId } }
}

/** Rejects another order: nothing must be paid for it. */
export const unpaidOrderFromJson = (json: InferOutput<typeof contract.unpaidOrder>, orderId: string): PlacedOrder => {
  expectSameRecord(orderId, json.id)
  return placedOrderFromJson(json, json.practicalPrice)
}

const appointmentFromJson = (json: InferOutput<typeof contract.appointment>): Appointment => ({
  id: json.id,
  number: json.subscribeNum,
  status: APPOINTMENT_STATUS[json.subscribeStatus],
  organisation: { id: json.orgId, name: json.orgName, imageUrl: json.orgImageUrl, address: json.address },
  customer: {
    id: json.customerId,
    name: json.name,
    age: json.age,
    sex: json.sex === undefined ? undefined : SEX[json.sex],
    phone: json.telphone,
  },
  serviceId: json.serviceId,
  specificationName: json.specificationName,
  day: json.subscribeTime,
  orderedAt: json.createTime,
  originalPriceFen: json.originalPrice,
  practicalPriceFen: json.practicalPrice,
  inspectionId: json.inspectionId,
  questionnaireId: json.hqiId,
})
