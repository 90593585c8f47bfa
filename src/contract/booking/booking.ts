import * as v from 'valibot'
import { day, lenientTime } from '@/contract/day'
import { get, openToAll, post } from '@/contract/endpoint'
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

/** Distance in metres, blank when it is not known (ORG-07). */
export const organisation = v.object({
  orgId: id,
  orgName: lenientText,
  orgImageUrl: lenientText,
  address: lenientText,
  businessTimeDesc: lenientText,
  distance: lenientNumber,
})

/** The organisations around a place, in pages (A309). */
export const listOrgan = get(
  '/organ/listOrgan',
  v.object({ serviceId: id, longitude: decimal, latitude: decimal, ...paging }),
  pageOf(organisation),
)

/** One organisation (A310). */
export const getOrganInfo = openToAll(get('/organ/getOrganInfo', v.object({ orgId: id }), organisation))

/** A limit that is blank means that the half-day is not offered (A311, A123). */
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

/** The days on which an organisation offers a service (A312). */
export const listSchedule = get(
  '/organ/listSchedule',
  v.object({ orgId: id, serviceId: id }),
  // A day is offered by its date alone.
  listOf(v.object({ id: lenientId, schedulDate: day })),
)

/** How many have booked each half of a day; of one that is not offered nobody asks. */
export const halfDayCounts = { morningCount: lenient(count), afternoonCount: lenient(count) }

/** The same of one day (A313). */
export const getSubscribeCount = openToAll(
  get('/organ/getSubscribeCount', v.object({ orgId: id, subscribeDate: day }), v.object(halfDayCounts)),
)

/** The price in fen for the shown choice (A314, A404). */
export const calculatePrice = post(
  '/order/calculatePrice',
  'form',
  v.object({ serviceId: id, specificationId: optionalId, couponId: optionalId, discountsId: optionalId }),
  v.object({ actualPrice: fen }),
)

/** What the messaging app's payment is called with (PAY-02); numbers are told as text. */
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
 * An order that exists: at price 0 nothing is paid with wxResult (A416), and without one that can be read others
 * are asked for.
 */
export const payableOrder = v.object({ id, practicalPrice: lenient(fen), wxResult: lenient(wxResult) })

/** Creates an order, with what it is paid by (A315, API-57, API-58). */
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

/** Pays for an order that exists (A316). */
export const continuePay = post('/order/continuePay', 'form', v.object({ id }), payableOrder)

/**
 * To pay, paid, cancelled unpaid, cancelled, no-show, registered (APPT-13); a code that nobody told us hides no
 * appointment, and reads 0 (A460).
 */
const subscribeStatus = v.pipe(code, v.fallback(v.picklist(['0', '1', '2', '3', '4', '5', '6']), '0'))

/** An appointment with all that its page tells (APPT-05). */
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

/** One appointment (A319). */
export const getSubscribeDetail = get('/subscribe/getSubscribeDetail', v.object({ id }), appointment)
