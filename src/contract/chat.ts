import * as v from 'valibot'
import { consultationStatus } from './consultationStatus'
import { get, onlyReads, post } from './endpoint'
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
  page,
  pageOf,
  storedContent,
  text,
  yesCode,
} from './fields'

const accountType = v.pipe(code, v.literal('1'))
const ofConsultation = v.object({ consultationId: id })

export const customerActiveEnding = post('/consultation/customerActiveEnding', 'form', ofConsultation, nothing)

export const customerExtraAsk = post('/consultation/customerExtraAsk', 'form', ofConsultation, nothing)

export const getUserSig = get(
  '/consultation/getUserSig',
  v.object({ accountType }),
  v.object({ userID: lenientId, userSig: text, sdkAppID: lenient(integer) }),
)

/**
 * State of a consultation and its group (API-45, A265). `groupId` is '' until the group exists (A408). `tlsId` is an
 * older name of userID, and `doctorTlsId` is the doctor's id on the platform (A397).
 */
export const getConsultationIMInfo = get(
  '/consultation/getConsultationIMInfo',
  v.object({ consultationId: id, accountType, consultationType: v.pipe(code, v.picklist(['1', '2'])) }),
  v.object({
    serviceStatus: lenient(consultationStatus),
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

/** A message as the platform gave it to the archive; its time is in seconds (A394). */
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

/** Messages of an archived or unanswered consultation, newest first (API-47, A268, A394). */
export const queryConsultationImMsgById = onlyReads(
  post(
    '/consultation/queryConsultationImMsgById',
    'form',
    v.object({ accountType, consultationId: id, pageNum: page, pagesSize: count }),
    pageOf(archivedMessage),
  ),
)
