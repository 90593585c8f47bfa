import { fetchAppointment } from '@/api/booking/booking'
import type { CallOptions } from '@/api/client'
import { APPOINTMENT_PAGE_SIZE, fetchAppointments, fetchRefund } from '@/api/appointments'
import type { Appointment, AppointmentRow } from '@/domain/appointments/appointment'
import type { Refund } from '@/domain/appointments/cancellation'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import {
  emptyPaged,
  freshOf,
  idle,
  loadOrClear,
  loadNextPage,
  loadRemote,
  reloadPages,
  slotAt,
  slotOf,
  type ByKey,
  type Paged,
  type Pages,
  type RemoteData,
} from '@/lib/remote'
import { createStore } from '@/stores/createStore'

type Row = AppointmentRow | UnreadableRow

type AppointmentsState = {
  list: Paged<Row>
  appointments: ByKey<RemoteData<Appointment>>
  refunds: ByKey<RemoteData<Refund>>
}

export const useAppointments = createStore<AppointmentsState>(() => ({
  list: emptyPaged,
  appointments: new Map(),
  refunds: new Map(),
}))

const slot = slotOf(useAppointments, 'list')
const pages: Pages<Row> = { load: fetchAppointments }

/** The next page of the customer's appointments, newest first. */
export const loadAppointments = (): Promise<void> => loadNextPage(slot, pages)

/** The first page anew in the place of the list; false when it stays as it was. */
export const reloadAppointments = (): Promise<boolean> => reloadPages(slot, pages)

/**
 * The first page; a list that is there is looked over, and keeps its later pages unless an appointment has been
 * added.
 */
export const openAppointments = async (): Promise<void> => {
  const before = slot.get()
  if (before.more === 'loading') return
  if (before.page === 0) await loadAppointments()
  else await reloadPages({ ...slot, set: (list) => slot.set(withLaterPages(before, list)) }, pages)
}

/** The same where the screen does without it: its failure is told nowhere. */
export const lookUpAppointment = (id: string): Promise<void> => loadAppointmentBy(loadRemote, id, { quiet: true })

export const loadAppointment = (id: string): Promise<void> => loadAppointmentBy(loadRemote, id)

/** The same once it has been changed from here: what was known of it is wrong by now. */
export const loadChangedAppointment = (id: string): Promise<void> => loadAppointmentBy(loadOrClear, id)

const loadAppointmentBy = async (load: typeof loadRemote, id: string, options?: CallOptions): Promise<void> => {
  const appointment = slotAt(useAppointments, 'appointments', id, idle)
  await load(appointment, () => fetchAppointment(id, options))
  // The list may be newer than what could not be had anew.
  const known = freshOf(appointment.get())
  if (known !== undefined) slot.set(withStatus(slot.get(), known))
}

export const loadRefund = (id: string): Promise<void> => loadRefundWith(id)

const loadRefundWith = (id: string, options?: CallOptions): Promise<void> =>
  loadRemote(slotAt(useAppointments, 'refunds', id, idle), () => fetchRefund(id, options))

/** The same where the screen does without it. */
export const lookUpRefund = (id: string): Promise<void> => loadRefundWith(id, { quiet: true })

/** What has been paid or cancelled in its detail must not be offered for payment in the list. */
const withStatus = (list: Paged<Row>, { id, status }: Appointment): Paged<Row> => ({
  ...list,
  rows: list.rows.map((row) => (isUnreadable(row) || row.id !== id ? row : { ...row, status })),
})

const withLaterPages = (before: Paged<Row>, fresh: Paged<Row>): Paged<Row> => {
  const places = before.rows.slice(0, APPOINTMENT_PAGE_SIZE)
  const same =
    before.page > 1 && fresh.page === 1 && places.every((row, index) => idOf(row) === idOf(fresh.rows[index]))
  const { refreshError: _mended, ...kept } = before
  return same ? { ...kept, rows: [...fresh.rows, ...before.rows.slice(APPOINTMENT_PAGE_SIZE)] } : fresh
}

const idOf = (row: Row | undefined): string | undefined =>
  row === undefined || isUnreadable(row) ? undefined : row.id
