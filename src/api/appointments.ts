import type { InferOutput } from 'valibot'
import * as contract from '@/contract/appointments'
import type { Appointment, AppointmentRow } from '@/domain/appointments/appointment'
import { CANCEL_REASON, type CancelInfo, type CancelReason, type Refund } from '@/domain/appointments/cancellation'
import { APPOINTMENT_STATUS, PAY_STATUS, SEX } from '@/domain/dictionaries'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { call, type CallOptions } from './client'
import { expectSameRecord } from './sameRecord'

const APPOINTMENT_PAGE_SIZE = 10

export const fetchAppointments = async (
  page: number,
  options?: CallOptions,
): Promise<{ rows: (AppointmentRow | UnreadableRow)[]; total: number }> => {
  const { list, total } = await call(
    contract.listSubscribe,
    { pageNum: page, pageSize: APPOINTMENT_PAGE_SIZE },
    options,
  )
  return { rows: list.map((row) => (isUnreadable(row) ? row : rowFromJson(row))), total }
}

export const fetchAppointment = async (id: string, options?: CallOptions): Promise<Appointment> => {
  const json = await call(contract.getSubscribeDetail, { id }, options)
  expectSameRecord(id, json.id)
  return appointmentFromJson(json)
}

/**
 * Returns the consequences of cancelling now. A failure raises no notice, because the screen shows the rule (A406).
 */
export const fetchCancelInfo = async (id: string): Promise<CancelInfo> => {
  const { refundPrice, refundDeadline, cancelledToday } = await call(contract.getCancelInfo, { id }, { quiet: true })
  return { refundFen: refundPrice, refundDeadline, cancelledToday }
}

export const cancelAppointment = (id: string, reason: CancelReason, idempotencyKey: string): Promise<void> =>
  call(contract.cancelSubscribe, { id, cancelReason: REASON_CODES[reason] }, { idempotencyKey, quiet: true })

export const fetchRefund = async (id: string, options?: CallOptions): Promise<Refund> =>
  refundFromJson(await call(contract.getRefundDetail, { id }, options))

const REASON_CODES = { planChanged: 1, other: 2 } as const satisfies Record<CancelReason, number>

const rowFromJson = (json: InferOutput<typeof contract.appointmentRow>): AppointmentRow => ({
  id: json.id,
  number: json.subscribeNum,
  status: APPOINTMENT_STATUS[json.subscribeStatus],
  organisation: { name: json.orgName, imageUrl: json.orgImageUrl },
  day: json.subscribeTime,
  customerName: json.name,
  specificationName: json.specificationName,
  practicalPriceFen: json.practicalPrice,
})

const appointmentFromJson = (json: InferOutput<typeof contract.appointment>): Appointment => ({
  id: json.id,
  number: json.subscribeNum,
  status: APPOINTMENT_STATUS[json.subscribeStatus],
  organisation: { id: json.orgId, name: json.orgName, imageUrl: json.orgImageUrl, address: json.address },
  customer: {
    id: json.customerId,
    name: json.name,
    age: json.age,
    sex: json.sex === undefined ? undefined : SEX[json.sex],
    phone: json.telphone,
  },
  serviceId: json.serviceId,
  specificationName: json.specificationName,
  day: json.subscribeTime,
  orderedAt: json.createTime,
  originalPriceFen: json.originalPrice,
  practicalPriceFen: json.practicalPrice,
  inspectionId: json.inspectionId,
  questionnaireId: json.hqiId,
})

const refundFromJson = (json: InferOutput<typeof contract.refund>): Refund => ({
  id: json.id,
  number: json.subscribeNum,
  payStatus: PAY_STATUS[json.payStatus],
  refundFen: json.refundPrice,
  reason: json.cancelReason === undefined ? undefined : CANCEL_REASON[json.cancelReason],
  requestedAt: json.createTime,
  refundedAt: json.refundTime,
})
