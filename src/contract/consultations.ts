import * as v from 'valibot'
import { payableOrder } from '@/contract/payment'
import { UNREADABLE_ROW } from '@/lib/unreadableRow'
import { anyConsultationStatus, consultationStatus } from './consultationStatus'
import { lenientTime } from './day'
import { get, onlyReads, post } from './endpoint'
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
  page,
  pageOf,
  rowsOf,
  text,
  yesCode,
} from './fields'

/** A doctor's offer; only an open one ('1') can be booked (A245, A393), and only that one needs a price (A632). */
const business = v.pipe(
  v.object({ serviceType: code, price: lenient(fen), openFlag: lenient(yesCode) }),
  v.check(({ price, openFlag }) => openFlag !== '1' || price !== undefined),
)

/**
 * A doctor. title and section are codes; other texts are shown unchanged (CONSULT-05, A404). Unreadable offers do not
 * hide the doctor (A416).
 */
export const doctor = v.object({
  id,
  name: lenientText,
  headPic: lenientText,
  title: lenientText,
  major: lenientText,
  section: lenientText,
  experience: lenientText,
  doctorBusinessList: v.fallback(v.nullish(rowsOf(business), []), [UNREADABLE_ROW]),
})

/** Consultation calls spell pagesSize where others spell pageSize. */
const paging = { pageNum: page, pagesSize: count }

export const getDoctorsBySection = onlyReads(
  post(
    '/consultation/getDoctorsBySection',
    'form',
    v.object({ section: v.picklist(['', '1', '2']), ...paging }),
    pageOf(doctor),
  ),
)

export const getDoctorInfoById = get('/consultation/getDoctorInfoById', v.object({ doctorId: id }), doctor)

const couponNames = { couponId: optionalId, discountsId: optionalId }

/** A404: the price in fen, a bare number. The app also reads it under its name. */
const payablePrice = v.union([fen, v.object({ actualPrice: fen })])

export const calculateConsultationPrice = onlyReads(
  post('/consultation/calculateConsultationPrice', 'form', v.object({ ...couponNames, doctorId: id }), payablePrice),
)

const question = {
  customerId: id,
  ...couponNames,
  practicalPrice: fen,
  consultationContent: text,
  consultationPic: v.string(),
  reportId: optionalId,
}

/**
 * Places an order, as createOrder does. A free one is paid at once: consultationStatus 1, and payStatus 2. The app
 * then opens its chat.
 */
export const createConsultationOrder = post(
  '/consultation/createConsultationOrder',
  'form',
  v.object({ doctorId: id, ...question }),
  payableOrder,
)

/** Price of a quick consultation without a coupon, a bare number in fen (API-51, A404); also read under its name. */
export const queryQuickConsultationPrice = get(
  '/quick_consultation/queryQuickConsultationPrice',
  v.object({}),
  v.union([fen, v.object({ price: fen }), v.object({ originalPrice: fen })]),
)

export const calculateQuickConsultationPrice = onlyReads(
  post(
    '/quick_consultation/calculateQuickConsultationPrice',
    'json',
    v.object({ originalPrice: fen, couponId: v.nullable(id), discountsId: v.nullable(id) }),
    payablePrice,
  ),
)

/**
 * Places an order, as createOrder does. A free one is paid at once: consultationStatus 9, and payStatus 2. The app
 * then opens the list of consultations.
 */
export const createQuickConsultationOrder = post(
  '/quick_consultation/createQuickConsultationOrder',
  'form',
  v.object({ ...question, originalPrice: fen }),
  payableOrder,
)

/**
 * A consultation. A quick one has no doctor until one accepts; pictures arrive as sent or as a list (CONSULT-06,
 * CONSULT-07, A416).
 */
export const consultation = v.object({
  id,
  consultationStatus: anyConsultationStatus,
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
  serviceStatus: lenient(consultationStatus),
  residueTime: lenient(integer),
  unreadCount: lenient(count),
})

/**
 * Status 1 asks for the completed consultations, 0 for the others (A258, A390). They come newest first by createTime,
 * and in a fixed order where it is the same. The app looks on the first page alone for unread messages, and for a
 * question whose answer was lost.
 */
export const queryConsultationsByUserId = onlyReads(
  post(
    '/consultation/queryConsultationsByUserId',
    'form',
    v.object({ status: v.pipe(count, v.picklist([0, 1])), ...paging }),
    pageOf(consultation),
  ),
)

export const uploadConsultationImage = post(
  '/consultation/uploadConsultationImage',
  'multipart',
  v.object({ file: v.instance(Blob) }),
  text,
)
