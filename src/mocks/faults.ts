import { listSubscribe } from '@/contract/appointments'
import { queryConsultationImMsgById } from '@/contract/chat'
import { queryConsultationsByUserId } from '@/contract/consultations'
import { getInspectorsInfoList, getRelativesList } from '@/contract/account'
import {
  getCouponListByServiceCodeAndDoctorId,
  getCouponListByServiceCodeAndPrice,
  getCouponListByServiceId,
} from '@/contract/coupons'
import { getInspectChq } from '@/contract/questionnaires'
import { healthManagerReportRecord, reportRecord } from '@/contract/reports'
import { isRecord, type Json } from '@/lib/isRecord'
import type { Person } from './records'
import { NetworkFault, Refusal } from './refusal'
import { BROKEN_ORDER_ID } from './seeds/orders'
import { bilingual } from '@/mocks/bilingual'

/**
 * This account gets an unreadable row at the end of each list of people, questionnaires and reports. It gets no unread
 * counts, and no direction of archived messages. An empty page or list of coupons is null.
 */
export const BROKEN_LIST_PHONE = '13800000006'

/**
 * Faults caused by a phone number when it requests a code:
 *
 * | the number ends in | what happens       |
 * | ------------------ | ------------------ |
 * | 0098               | no network         |
 * | 0099               | 50035 with a text  |
 */
const PHONE_FAULTS: Record<string, () => Error> = {
  '0098': () => new NetworkFault(),
  '0099': () =>
    new Refusal(
      50035,
      bilingual('该账号已被停用，请联系客服', 'This account has been closed. Please contact customer service.'),
    ),
}

export const failOnSentinel = (phone: string): void => {
  const fault = PHONE_FAULTS[phone.slice(-4)]
  if (fault !== undefined) throw fault()
}

const BROKEN_ROWS: Readonly<Record<string, object>> = {
  [getInspectorsInfoList.path]: { id: null, isPrimary: '0', name: '孙兰' },
  [getRelativesList.path]: { id: null, isPrimary: '0', name: '孙丽' },
  [getInspectChq.path]: { id: '5999', customerId: null, name: '孙丽' },
  [reportRecord.path]: { id: '8999', inspectId: null, reportId: '8999', status: 1, name: '孙丽' },
  [healthManagerReportRecord.path]: { id: null, status: 1, name: '孙丽' },
}

/** A566: these lists may be null where they are empty. */
const COUPONS: readonly string[] = [
  getCouponListByServiceId.path,
  getCouponListByServiceCodeAndDoctorId.path,
  getCouponListByServiceCodeAndPrice.path,
]

/** Returns the data as a broken server would send it to this person, after the clinic has checked its answer. */
export const injectFault = (path: string, person: Person | undefined, data: unknown): unknown => {
  const isSpoilt = person?.phone === BROKEN_LIST_PHONE
  if (isSpoilt && COUPONS.includes(path) && isList(data) && data.length === 0) return null
  if (isSpoilt && isRecord(data) && data['total'] === 0) return { ...data, list: null }
  if (isSpoilt && path === queryConsultationsByUserId.path) return withoutUnread(data)
  if (isSpoilt && path === queryConsultationImMsgById.path) return withoutFlow(data)
  const broken = isSpoilt ? BROKEN_ROWS[path] : undefined
  if (broken !== undefined && isList(data)) return [...data, broken]
  if (broken !== undefined && isRecord(data) && isList(data['list']))
    return { ...data, list: [...data['list'], broken] }
  return path === listSubscribe.path ? withoutStatus(data) : data
}

const withoutStatus = (data: unknown): unknown =>
  eachRow(data, (row) => (row['id'] === BROKEN_ORDER_ID ? { ...row, subscribeStatus: null } : row))

/** A407: some servers do not count. */
const withoutUnread = (data: unknown): unknown => eachRow(data, ({ unreadCount: _gone, ...row }) => row)

/** A568: the platform's callback does not tell a direction. */
const withoutFlow = (data: unknown): unknown => eachRow(data, ({ flow: _gone, ...row }) => row)

const eachRow = (data: unknown, change: (row: Json) => unknown): unknown =>
  isRecord(data) && isList(data['list'])
    ? { ...data, list: data['list'].map((row) => (isRecord(row) ? change(row) : row)) }
    : data

const isList = (data: unknown): data is unknown[] => Array.isArray(data)
