import { HOUR_MS } from '@/lib/time/units'
import { findRow, type Clinic } from '@/mocks/clinic'
import type { Consultation } from './record'
import { PAY_WITHIN_MS } from '@/mocks/booking/orders'
import type { Person } from '@/mocks/records'
import { refundedAt } from '@/mocks/appointments/refunds'
import { Refusal } from '@/mocks/refusal'
import { bilingual } from '@/mocks/bilingual'

const REPLY_WITHIN_MS = 24 * HOUR_MS
const OPEN_FOR_MS = 72 * HOUR_MS
const FOLLOW_UP_WITHIN_MS = 24 * HOUR_MS
const FOLLOW_UPS = 2

/** Returns a consultation of this owner; for anyone else it does not exist. */
export const ownConsultation = (clinic: Clinic, owner: Person, id: string): Consultation => {
  const consultation = findRow(clinic, 'consultations', id)
  if (consultation?.ownerId !== owner.id)
    throw new Refusal(50430, bilingual('咨询不存在', 'There is no such consultation'))
  return consultation
}

export const consultationSecondsToPay = ({ now }: Clinic, { createdAt }: Consultation): number =>
  Math.ceil((createdAt + PAY_WITHIN_MS - now()) / 1000)

const paidMoment = ({ now }: Clinic, { paidAt, createdAt }: Consultation): number | undefined =>
  paidAt !== null && paidAt <= now() && paidAt <= createdAt + PAY_WITHIN_MS ? paidAt : undefined

/** Returns the status by its times (A262, A390): 0 to pay … 12 returned by the system. */
export const consultationStatusOf = (clinic: Clinic, one: Consultation): number => {
  const now = clinic.now()
  const paid = paidMoment(clinic, one)
  if (paid === undefined) return now < one.createdAt + PAY_WITHIN_MS ? 0 : 8
  if (one.returned !== undefined && one.returned.at <= now) return one.returned.by === 'doctor' ? 11 : 12
  const taken = one.type === '1' ? paid : takenAt(one, paid, now)
  if (taken === undefined) return now < paid + REPLY_WITHIN_MS ? 9 : 10
  const replied = one.repliedAfterMs === null ? undefined : taken + one.repliedAfterMs
  if (replied === undefined || replied > Math.min(now, taken + REPLY_WITHIN_MS))
    return now < taken + REPLY_WITHIN_MS ? 1 : 3
  const end = endOf(one, taken, now)
  if (end === undefined) return 2
  return now < end.at + FOLLOW_UP_WITHIN_MS && one.followUpsUsed < FOLLOW_UPS ? end.status : 7
}

export const followUpsOf = (clinic: Clinic, one: Consultation): number =>
  [4, 5, 6].includes(consultationStatusOf(clinic, one)) ? FOLLOW_UPS - one.followUpsUsed : 0

export const isIncomplete = (clinic: Clinic, one: Consultation): boolean =>
  [0, 1, 2, 4, 5, 6, 9].includes(consultationStatusOf(clinic, one))

/** Whether its coupon is used up; a consultation that never took place gives it back. */
export const usesCoupon = (clinic: Clinic, one: Consultation): boolean =>
  ![3, 8, 10, 11, 12].includes(consultationStatusOf(clinic, one))

export const consultationPayStatusOf = (clinic: Clinic, one: Consultation): 1 | 2 | 3 | 4 | 5 => {
  const now = clinic.now()
  const status = consultationStatusOf(clinic, one)
  if (status === 0) return 1
  if (status === 8) {
    if (one.paidAt === null || one.paidAt > now) return 5
    return now < refundedAt(one.paidAt) ? 3 : 4
  }
  if (usesCoupon(clinic, one)) return 2
  const due = one.returned?.at ?? one.createdAt + REPLY_WITHIN_MS
  return now < refundedAt(due) ? 3 : 4
}

export const doctorIdOf = (clinic: Clinic, one: Consultation): string | null =>
  one.type === '1' || ![0, 8, 9, 10, 12].includes(consultationStatusOf(clinic, one)) ? one.doctorId : null

/** Returns when the chat started: the consultation was paid and accepted. */
export const chatStartedAt = (clinic: Clinic, one: Consultation): number | undefined => {
  const paid = paidMoment(clinic, one)
  return paid === undefined || one.type === '1' ? paid : takenAt(one, paid, clinic.now())
}

/** Returns the time of the doctor's first answer, also a future one. */
export const firstReplyAt = (clinic: Clinic, one: Consultation): number | undefined => {
  const since = chatStartedAt(clinic, one)
  return since === undefined || one.repliedAfterMs === null || one.repliedAfterMs > REPLY_WITHIN_MS
    ? undefined
    : since + one.repliedAfterMs
}

const takenAt = ({ takenAfterMs }: Consultation, paid: number, now: number): number | undefined =>
  takenAfterMs !== null && paid + takenAfterMs <= now ? paid + takenAfterMs : undefined

const endOf = ({ ended }: Consultation, taken: number, now: number): { at: number; status: 4 | 5 | 6 } | undefined => {
  if (ended !== undefined && ended.at <= now) return { at: ended.at, status: ended.by === 'doctor' ? 4 : 5 }
  return now < taken + OPEN_FOR_MS ? undefined : { at: taken + OPEN_FOR_MS, status: 6 }
}
