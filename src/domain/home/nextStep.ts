import { nearnessOf, type Day } from '@/lib/time/day'
import { canPay, isAhead, type Appointment, type AppointmentRow } from '@/domain/appointments/appointment'
import type { UnreadConsultation } from '@/domain/consultations/unread'
import type { Unfinished } from '@/domain/questionnaires/record'

export type Payable = { row: AppointmentRow; secondsLeft: number | undefined }

export type Coming = { row: AppointmentRow; page: Appointment | undefined }

export type HomeReport = { reportId: string; specificationId: string; patientName: string | undefined; day: Day }

export type DueCheck = { report: HomeReport; day: Day; customerId: string | undefined }

export type KnownToday = {
  today: Day
  rows: readonly AppointmentRow[]
  payable: Payable | undefined
  coming: Coming | undefined
  unfinished: Unfinished | undefined
  report?: HomeReport | undefined
  replied?: UnreadConsultation | undefined
  due?: DueCheck | undefined
}

export type NextStep =
  | { kind: 'pay'; row: AppointmentRow; secondsLeft: number | undefined }
  | { kind: 'check'; coming: Coming; near: 'today' | 'tomorrow' }
  | { kind: 'report'; report: HomeReport }
  | { kind: 'replied'; consultation: UnreadConsultation }
  | { kind: 'resume'; unfinished: Unfinished }
  | { kind: 'questionnaire'; page: Appointment }
  | ({ kind: 'due' } & DueCheck)
  | { kind: 'ahead'; row: AppointmentRow }
  | { kind: 'book'; first: boolean }

export const nextStep = ({ today, rows, payable, coming, unfinished, report, replied, due }: KnownToday): NextStep => {
  if (payable !== undefined) return { kind: 'pay', ...payable }
  const near = coming && nearnessOf(coming.row.day, today)
  if (coming !== undefined && near !== undefined) return { kind: 'check', coming, near }
  if (report !== undefined) return { kind: 'report', report }
  if (replied !== undefined) return { kind: 'replied', consultation: replied }
  if (unfinished !== undefined) return { kind: 'resume', unfinished }
  if (coming?.page !== undefined && coming.page.questionnaireId === undefined)
    return { kind: 'questionnaire', page: coming.page }
  if (due !== undefined) return { kind: 'due', ...due }
  if (coming !== undefined) return { kind: 'ahead', row: coming.row }
  return { kind: 'book', first: rows.length === 0 }
}

export const unpaidOf = (rows: readonly AppointmentRow[]): AppointmentRow[] => rows.filter(canPay).reverse()

export const comingOf = (rows: readonly AppointmentRow[], today: Day): AppointmentRow | undefined => {
  const ahead = rows.filter((row) => isAhead(row, today))
  return ahead.find(({ day }) => ahead.every((other) => day <= other.day))
}
