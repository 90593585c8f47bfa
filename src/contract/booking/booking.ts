import * as v from 'valibot'
import { day } from '@/contract/day'
import { get, onlyReads, openToAll, post } from '@/contract/endpoint'
import {
  blankable,
  count,
  decimal,
  fen,
  id,
  optionalId,
  pageOf,
  paging,
  listOf,
  lenient,
  lenientNumber,
  lenientText,
} from '@/contract/fields'
import { payableOrder } from '@/contract/payment'

/** Distance in metres, blank when unknown (ORG-07). */
export const organisation = v.object({
  orgId: id,
  orgName: lenientText,
  orgImageUrl: lenientText,
  address: lenientText,
  businessTimeDesc: lenientText,
  distance: lenientNumber,
})

/**
 * The clinics that offer the service, nearest first by distance, and in a fixed order where it is the same. Home shows
 * the first three.
 */
export const listOrgan = get(
  '/organ/listOrgan',
  v.object({ serviceId: id, longitude: decimal, latitude: decimal, ...paging }),
  pageOf(organisation),
)

export const getOrganInfo = openToAll(get('/organ/getOrganInfo', v.object({ orgId: id }), organisation))

/**
 * Beside a limit of the other half-day, a blank one means that the half-day is not offered (A311, A123). With two
 * blank limits nothing is counted, and no day is full. With two limits of 0 each day is full. nowFreeSubscribe opens
 * the check-in on site alone.
 */
export const getOrganConfig = openToAll(
  get(
    '/organ/getOrganConfig',
    v.object({ orgId: id }),
    v.object({
      orgId: id,
      morningLimit: v.optional(blankable(count)),
      afternoonLimit: v.optional(blankable(count)),
      nowFreeSubscribe: lenient(count),
    }),
  ),
)

/**
 * The days on offer from today to 14 days later (A95). An empty list offers all of them, so it closes no clinic. A
 * list with other days alone offers none.
 */
export const listSchedule = get(
  '/organ/listSchedule',
  v.object({ orgId: id, serviceId: id }),
  listOf(v.object({ id: lenient(id), schedulDate: day })),
)

export const halfDayCounts = { morningCount: lenient(count), afternoonCount: lenient(count) }

/**
 * The places taken on one day. A half-day with a limit in getOrganConfig needs its count, or the call fails (A122).
 */
export const getSubscribeCount = openToAll(
  get('/organ/getSubscribeCount', v.object({ orgId: id, subscribeDate: day }), v.object(halfDayCounts)),
)

export const calculatePrice = onlyReads(
  post(
    '/order/calculatePrice',
    'form',
    v.object({ serviceId: id, specificationId: optionalId, couponId: optionalId, discountsId: optionalId }),
    v.object({ actualPrice: fen }),
  ),
)

/**
 * Places an order. The server calculates the price again, and refuses another practicalPrice or answers its own (RF6).
 * A free order has practicalPrice 0 and wxResult null, and is paid at once: subscribeStatus 2, and payStatus 2.
 */
export const createOrder = post(
  '/order/createOrder',
  'form',
  v.object({
    subscribeDate: day,
    orgId: id,
    customerId: id,
    serviceId: id,
    specificationId: optionalId,
    couponId: optionalId,
    discountsId: optionalId,
    practicalPrice: fen,
  }),
  payableOrder,
)
