import * as v from 'valibot'
import { day, lenientTime } from '@/contract/day'
import { get, onlyReads, openToAll, post } from '@/contract/endpoint'
import {
  age,
  blankable,
  code,
  count,
  decimal,
  fen,
  id,
  optionalId,
  pageOf,
  paging,
  listOf,
  sex,
  lenient,
  lenientId,
  lenientNumber,
  lenientText,
} from '@/contract/fields'

/** Distance in metres, blank when unknown (ORG-07). */
export const organisation = v.object({
  orgId: id,
  orgName: lenientText,
  orgImageUrl: lenientText,
  address: lenientText,
  businessTimeDesc: lenientText,
  distance: lenientNumber,
})

export const listOrgan = get(
  '/organ/listOrgan',
  v.object({ serviceId: id, longitude: decimal, latitude: decimal, ...paging }),
  pageOf(organisation),
)

export const getOrganInfo = openToAll(get('/organ/getOrganInfo', v.object({ orgId: id }), organisation))

/** A blank limit means that the half-day is not offered (A311, A123). */
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

export const listSchedule = get(
  '/organ/listSchedule',
  v.object({ orgId: id, serviceId: id }),
  listOf(v.object({ id: lenientId, schedulDate: day })),
)

export const halfDayCounts = { morningCount: lenient(count), afternoonCount: lenient(count) }

/** The places taken on a day. A half-day with a limit needs its count, or the call fails (A122). */
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

/** Parameters of the messaging app's payment (PAY-02); numbers are read as text. */
const wxText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
export const wxResult = v.object({
  timeStamp: wxText,
  nonceStr: wxText,
  packageValue: wxText,
  signType: wxText,
  paySign: wxText,
  appId: lenient(wxText),
})

/**
 * A placed order: at price 0 wxResult is unused (A416). Without one continuePay is asked for it. An unreadable amount
 * is NaN, and continuePay is asked for it too (RF6).
 */
export const payableOrder = v.object({
  id,
  practicalPrice: v.fallback(v.optional(fen), (found) => (found?.value ? NaN : undefined)),
  wxResult: lenient(wxResult),
})

/** An unpaid order: without amount or parameters the cashier cannot open. */
export const unpaidOrder = v.object({ id, practicalPrice: fen, wxResult })

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

export const continuePay = post('/order/continuePay', 'form', v.object({ id }), unpaidOrder)

/**
 * To pay, paid, cancelled unpaid, cancelled, no-show, registered (APPT-13). An unknown code reads 0, so that the
 * appointment is shown (A460).
 */
const subscribeStatus = v.pipe(code, v.fallback(v.picklist(['0', '1', '2', '3', '4', '5', '6']), '0'))

export const appointment = v.object({
  id,
  subscribeNum: lenientText,
  subscribeStatus,
  orgImageUrl: lenientText,
  orgName: lenientText,
  address: lenientText,
  name: lenientText,
  age: lenient(age),
  sex: lenient(sex),
  telphone: lenientText,
  specificationName: lenientText,
  subscribeTime: day,
  createTime: lenientTime,
  originalPrice: fen,
  practicalPrice: fen,
  discountsId: lenientId,
  customerId: id,
  orgId: id,
  serviceId: id,
  inspectionId: lenientId,
  hqiId: lenientId,
})

export const getSubscribeDetail = get('/subscribe/getSubscribeDetail', v.object({ id }), appointment)
