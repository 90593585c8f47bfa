import { nearnessOf, type Day } from '@/lib/days'
import { canPay, isAhead, type Appointment, type AppointmentRow } from '@/domain/appointments/appointment'
import type { News } from '@/domain/consultations/news'
import type { Unfinished } from '@/domain/questionnaires/record'

/** An order to pay, and how long it may be; undefined where the server does not say. */
export type Payable = { row: AppointmentRow; secondsLeft: number | undefined }

/** The nearest check; its page says the address and what is filled in, where it could be had. */
export type Coming = { row: AppointmentRow; page: Appointment | undefined }

/** A report that is there, of whom and of which day. */
export type HomeReport = { reportId: string; specificationId: string; patientName: string | undefined; day: Day }

/** The day of the next check, and the report that asked for it. */
export type DueCheck = { report: HomeReport; day: Day }

/** What is known of a customer who opens Home. */
export type Standing = {
  today: Day
  /** The newest of the appointments. */
  rows: readonly AppointmentRow[]
  payable: Payable | undefined
  coming: Coming | undefined
  unfinished: Unfinished | undefined
  /** Not opened yet. */
  report?: HomeReport | undefined
  /** Where a doctor has answered. */
  replied?: News | undefined
  due?: DueCheck | undefined
}

export type NextStep =
  | { kind: 'pay'; row: AppointmentRow; secondsLeft: number | undefined }
  | { kind: 'check'; coming: Coming; near: 'today' | 'tomorrow' }
  | { kind: 'report'; report: HomeReport }
  | { kind: 'replied'; news: News }
  | { kind: 'resume'; unfinished: Unfinished }
  | { kind: 'questionnaire'; page: Appointment }
  | ({ kind: 'due' } & DueCheck)
  | { kind: 'ahead'; row: AppointmentRow }
  | { kind: 'book'; first: boolean }

/** The one thing to do now, the most urgent first. */
export const nextStep = ({ today, rows, payable, coming, unfinished, report, replied, due }: Standing): NextStep => {
  if (payable !== undefined) return { kind: 'pay', ...payable }
  const near = coming && nearnessOf(coming.row.day, today)
  if (coming !== undefined && near !== undefined) return { kind: 'check', coming, near }
  if (report !== undefined) return { kind: 'report', report }
  if (replied !== undefined) return { kind: 'replied', news: replied }
  if (unfinished !== undefined) return { kind: 'resume', unfinished }
  if (coming?.page !== undefined && coming.page.questionnaireId === undefined)
    return { kind: 'questionnaire', page: coming.page }
  if (due !== undefined) return { kind: 'due', ...due }
  if (coming !== undefined) return { kind: 'ahead', row: coming.row }
  return { kind: 'book', first: rows.length === 0 }
}

/** Orders that wait for their payment, the one with the least time first; rows come newest first. */
export const unpaidOf = (rows: readonly AppointmentRow[]): AppointmentRow[] => rows.filter(canPay).reverse()

/** The nearest check that is paid and not over. */
export const comingOf = (rows: readonly AppointmentRow[], today: Day): AppointmentRow | undefined => {
  const ahead = rows.filter((row) => isAhead(row, today))
  return ahead.find(({ day }) => ahead.every((other) => day <= other.day))
}
