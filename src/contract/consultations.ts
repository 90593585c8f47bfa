import * as v from 'valibot'
import { payableOrder } from './booking/booking'
import { lenientTime } from './day'
import { get, post } from './endpoint'
import {
  code,
  count,
  fen,
  id,
  integer,
  lenient,
  lenientId,
  lenientText,
  optionalId,
  pageOf,
  rowsOf,
  text,
  yesCode,
} from './fields'

/** What a doctor offers; only what is open ('1') can be booked (A245, A393). */
const business = v.object({ serviceType: code, price: fen, openFlag: lenient(yesCode) })

/**
 * A doctor; title and section are codes, and other texts are shown as they are (CONSULT-05, A404). Of one whose offers
 * cannot be read at all, everything else is (A416).
 */
export const doctor = v.object({
  id,
  name: lenientText,
  headPic: lenientText,
  title: lenientText,
  major: lenientText,
  section: lenientText,
  experience: lenientText,
  doctorBusinessList: lenient(v.nullable(rowsOf(business), [])),
})

/** The calls of consultations say pagesSize where others say pageSize. */
const paging = { pageNum: count, pagesSize: count }

/** The doctors of a section, '' for all (API-37, A241, A345). */
export const getDoctorsBySection = post(
  '/consultation/getDoctorsBySection',
  'form',
  v.object({ section: v.picklist(['', '1', '2']), ...paging }),
  pageOf(doctor),
)

/** One doctor (API-38). */
export const getDoctorInfoById = get('/consultation/getDoctorInfoById', v.object({ doctorId: id }), doctor)

/** A coupon as an order names it; discountsId is the copy (A11, A400). */
const couponNames = { couponId: optionalId, discountsId: optionalId }

/** What is to be paid, in fen: the number alone, or under its name (A255, A404). */
const payablePrice = v.union([fen, v.object({ actualPrice: fen })])

/** What a consultation with the doctor costs (API-39). */
export const calculateConsultationPrice = post(
  '/consultation/calculateConsultationPrice',
  'form',
  v.object({ ...couponNames, doctorId: id }),
  payablePrice,
)

/** What is asked: up to three pictures, their addresses joined by commas (CONSULT-07, A249). */
const question = {
  customerId: id,
  ...couponNames,
  practicalPrice: fen,
  consultationContent: text,
  consultationPic: v.string(),
  reportId: optionalId,
}

/** Creates the order of a consultation; its id is the consultation's (API-40, A350). */
export const createConsultationOrder = post(
  '/consultation/createConsultationOrder',
  'form',
  v.object({ doctorId: id, ...question }),
  payableOrder,
)

/** What a quick consultation costs before any coupon, in fen (API-51, A256, A404). */
export const queryQuickConsultationPrice = get(
  '/quick_consultation/queryQuickConsultationPrice',
  v.object({}),
  v.union([fen, v.object({ price: fen }), v.object({ originalPrice: fen })]),
)

/** What is to be paid of it (API-52); in JSON no coupon is null (A73). */
export const calculateQuickConsultationPrice = post(
  '/quick_consultation/calculateQuickConsultationPrice',
  'json',
  v.object({ originalPrice: fen, couponId: v.nullable(id), discountsId: v.nullable(id) }),
  payablePrice,
)

/** Creates the order of a quick consultation (API-53). */
export const createQuickConsultationOrder = post(
  '/quick_consultation/createQuickConsultationOrder',
  'form',
  v.object({ ...question, originalPrice: fen }),
  payableOrder,
)

/**
 * A consultation; nobody has taken a quick one yet where no doctor is told, and its pictures come as they were sent or
 * as a list (CONSULT-06, CONSULT-07, A416).
 */
export const consultation = v.object({
  id,
  consultationStatus: integer,
  consultationType: v.pipe(code, v.picklist(['1', '2'])),
  doctorId: lenientId,
  customerId: lenientId,
  customerName: lenientText,
  consultationContent: lenientText,
  consultationPic: lenient(v.union([v.string(), rowsOf(v.string())])),
  reportId: lenientId,
  practicalPrice: lenient(fen),
  originalPrice: lenient(fen),
  couponId: lenientId,
  discountsId: lenientId,
  createTime: lenientTime,
  doctorName: lenientText,
  doctorTitle: lenientText,
  doctorSection: lenientText,
  doctorHeadPic: lenientText,
  groupId: lenientId,
  tlsId: lenientId,
  userSig: lenient(v.string()),
  archiveStatus: lenient(yesCode),
  serviceStatus: lenient(integer),
  residueTime: lenient(integer),
  unreadCount: lenient(count),
})

/** The account's consultations: 1 complete, 0 not yet (API-41, A258). */
export const queryConsultationsByUserId = post(
  '/consultation/queryConsultationsByUserId',
  'form',
  v.object({ status: v.pipe(count, v.picklist([0, 1])), ...paging }),
  pageOf(consultation),
)

/** Takes a picture; the answer is its address (API-46, A337). */
export const uploadConsultationImage = post(
  '/consultation/uploadConsultationImage',
  'multipart',
  v.object({ file: v.instance(Blob) }),
  text,
)
