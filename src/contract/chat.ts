import * as v from 'valibot'
import { get, post } from './endpoint'
import {
  code,
  count,
  decimal,
  flag,
  id,
  integer,
  lenient,
  lenientId,
  lenientText,
  nothing,
  pageOf,
  storedContent,
  text,
  yesCode,
} from './fields'

/** Whoever asks here is a patient (A267). */
const accountType = v.pipe(code, v.literal('1'))
const ofConsultation = v.object({ consultationId: id })

/** The patient ends a consultation (API-42, CHAT-23). */
export const customerActiveEnding = post('/consultation/customerActiveEnding', 'form', ofConsultation, nothing)

/** Counts a message that was sent after the end, once for its Idempotency-Key (API-43, A276, A391). */
export const customerExtraAsk = post('/consultation/customerExtraAsk', 'form', ofConsultation, nothing)

/** What signs the customer in to the chat's platform, made anew (API-44, A404). */
export const getUserSig = get(
  '/consultation/getUserSig',
  v.object({ accountType }),
  v.object({ userID: lenientId, userSig: text, sdkAppID: lenient(integer) }),
)

/**
 * How a consultation stands, and where it is spoken (API-45, A265). No group yet is '' (A408); tlsId is an older name
 * of userID, and doctorTlsId is the doctor's on the platform (A397).
 */
export const getConsultationIMInfo = get(
  '/consultation/getConsultationIMInfo',
  v.object({ consultationId: id, accountType, consultationType: v.pipe(code, v.picklist(['1', '2'])) }),
  v.object({
    serviceStatus: lenient(integer),
    residueTime: lenient(integer),
    archiveStatus: lenient(yesCode),
    groupId: lenientId,
    userID: lenientId,
    tlsId: lenientId,
    userSig: lenientText,
    sdkAppID: lenient(integer),
    customerName: lenientText,
    doctorName: lenientText,
    doctorHeadPic: lenientText,
    doctorTlsId: lenientId,
  }),
)

/** A message as the platform told it to the archive, its time in seconds (A394). */
const archivedMessage = v.object({
  ID: lenientId,
  type: lenientText,
  payload: lenient(storedContent),
  from: lenientId,
  flow: lenient(v.picklist(['in', 'out'])),
  time: decimal,
  isRevoked: lenient(flag),
  isPeerRead: lenient(flag),
})

/** What was said in a consultation that is archived or was never answered, newest first (API-47, A268, A394). */
export const queryConsultationImMsgById = post(
  '/consultation/queryConsultationImMsgById',
  'form',
  v.object({ accountType, consultationId: id, pageNum: count, pagesSize: count }),
  pageOf(archivedMessage),
)
