import * as contract from '@/contract/chat'
import type { ChatMessage } from '@/domain/chat/message'
import { messageOf } from '@/domain/chat/fromPlatform'
import {
  CONSULTATION_STATUS,
  type ConsultationStatus,
  type ConsultationType,
} from '@/domain/consultations/dictionaries'
import { isUnreadable } from '@/lib/unreadableRow'
import { call } from './client'

const ARCHIVE_PAGE_SIZE = 15

const PATIENT = '1'
const ARCHIVED = '1'

type PartialAccount = { sdkAppId: number | undefined; userId: string | undefined; signature: string | undefined }

export type ImInfo = {
  status: ConsultationStatus | undefined
  followUps: number | undefined
  isArchived: boolean
  /** The platform's group; undefined until it exists (A408). */
  group: string | undefined
  account: PartialAccount
  customerName: string | undefined
  doctorName: string | undefined
  doctorPictureUrl: string | undefined
  /** The doctor's id on the platform; without it any other sender may be the doctor (A397). */
  doctorUserId: string | undefined
}

export const fetchImInfo = async (consultationId: string, type: ConsultationType): Promise<ImInfo> => {
  const consultationType = type === 'quick' ? '2' : '1'
  const input = { consultationId, accountType: PATIENT, consultationType } as const
  const json = await call(contract.getConsultationIMInfo, input, { quiet: true })
  const isArchived = json.archiveStatus === ARCHIVED
  return {
    status: STATUSES.get(String(json.serviceStatus)),
    // CHAT-34: nothing can be sent once it is archived.
    followUps: isArchived ? 0 : json.residueTime,
    isArchived,
    group: json.groupId,
    account: { sdkAppId: json.sdkAppID, userId: json.userID ?? json.tlsId, signature: json.userSig },
    customerName: json.customerName,
    doctorName: json.doctorName,
    doctorPictureUrl: json.doctorHeadPic,
    doctorUserId: json.doctorTlsId,
  }
}

const STATUSES: ReadonlyMap<string, ConsultationStatus> = new Map(Object.entries(CONSULTATION_STATUS))

export const fetchSignature = async (): Promise<PartialAccount & { signature: string }> => {
  const json = await call(contract.getUserSig, { accountType: PATIENT }, { quiet: true })
  return { sdkAppId: json.sdkAppID, userId: json.userID, signature: json.userSig }
}

export const endConsultation = (consultationId: string): Promise<void> =>
  call(contract.customerActiveEnding, { consultationId }, { quiet: true })

/** Reports a message that was sent after the end of the consultation. The server counts each key once. */
export const countFollowUp = (consultationId: string, idempotencyKey: string): Promise<void> =>
  call(contract.customerExtraAsk, { consultationId }, { idempotencyKey, quiet: true })

/**
 * Returns a page of the archive, oldest first; page 1 is the newest. Unreadable messages keep their place as `other`.
 * A message without a direction is the user's own if it is from `own` (A568).
 */
export const fetchArchive = async (
  consultationId: string,
  page: number,
  own?: string,
): Promise<{ messages: ChatMessage[]; total: number }> => {
  const input = { accountType: PATIENT, consultationId, pageNum: page, pagesSize: ARCHIVE_PAGE_SIZE } as const
  const { list, total } = await call(contract.queryConsultationImMsgById, input, { quiet: true })
  const placeOf = (index: number) => `${String(page)}/${String(index)}`
  const flowOf = (from: string | undefined) => (from !== undefined && from === own ? 'out' : 'in')
  const read = list.map((row, index) =>
    isUnreadable(row)
      ? undefined
      : messageOf({ ...row, ID: row.ID ?? placeOf(index), flow: row.flow ?? flowOf(row.from) }),
  )
  let time = read.find((message) => message?.time)?.time ?? 0
  const messages = read.map((message, index) => {
    time = message?.time ?? time
    return message ?? unreadable(placeOf(index), time)
  })
  return { messages: messages.reverse(), total }
}

const unreadable = (id: string, time: number): ChatMessage => ({
  id,
  localId: undefined,
  sequence: undefined,
  time,
  from: '',
  flow: 'in',
  state: 'sent',
  isRevoked: false,
  isPeerRead: false,
  edition: 0,
  body: { kind: 'other' },
})
