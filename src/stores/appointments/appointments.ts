import { fetchAppointment, fetchAppointments, fetchRefund } from '@/api/appointments'
import type { CallOptions } from '@/api/client'
import type { Appointment, AppointmentRow } from '@/domain/appointments/appointment'
import type { Refund } from '@/domain/appointments/cancellation'
import { isOver } from '@/domain/appointments/isOver'
import { now } from '@/lib/time/clock'
import { chinaDay, type Day } from '@/lib/time/day'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { freshOf, idle, loadOrClear, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

type Row = AppointmentRow | UnreadableRow

export const APPOINTMENT_GROUPS = ['all', 'upcoming', 'over'] as const
export type AppointmentGroup = (typeof APPOINTMENT_GROUPS)[number]

type AppointmentsState = {
  list: Paged<Row>
  /** The rows of the list that are shown. The app filters, because the server has no filter by day. */
  group: AppointmentGroup
  appointments: ReadonlyMap<string, RemoteData<Appointment>>
  refunds: ReadonlyMap<string, RemoteData<Refund>>
}

export const useAppointments = createStore<AppointmentsState>(() => ({
  list: emptyPaged,
  group: 'all',
  appointments: new Map(),
  refunds: new Map(),
}))

const slot = slotOf(useAppointments, 'list')

/** Whether the chosen group has this row. An unreadable one may be of any day. */
export const isShown = (row: Row, group: AppointmentGroup, today: Day): boolean =>
  group === 'all' || isUnreadable(row) || isOver(row, today) === (group === 'over')

export const isInGroup = (row: Row): boolean => isShown(row, useAppointments.getState().group, chinaDay(now()))

export const {
  loadNext: loadAppointments,
  reload: reloadAppointments,
  openFresh: openAppointments,
} = createPagedList(slot, fetchAppointments, isInGroup)

export const lookUpAppointment = (id: string): Promise<void> => loadAppointmentBy(loadRemote, id, { quiet: true })

export const loadAppointment = (id: string): Promise<void> => loadAppointmentBy(loadRemote, id)

export const loadChangedAppointment = (id: string): Promise<void> => loadAppointmentBy(loadOrClear, id)

const loadAppointmentBy = async (load: typeof loadRemote, id: string, options?: CallOptions): Promise<void> => {
  const appointment = slotAt(useAppointments, 'appointments', id, idle)
  await load(appointment, () => fetchAppointment(id, options))
  // The list may be newer than an appointment whose refresh failed.
  const known = freshOf(appointment.get())
  if (known !== undefined) slot.set(withStatus(slot.get(), known))
}

export const loadRefund = (id: string): Promise<void> => loadRefundWith(id)

const loadRefundWith = (id: string, options?: CallOptions): Promise<void> =>
  loadRemote(slotAt(useAppointments, 'refunds', id, idle), () => fetchRefund(id, options))

export const lookUpRefund = (id: string): Promise<void> => loadRefundWith(id, { quiet: true })

/** Updates the list: an appointment paid or cancelled in its detail must not be offered for payment. */
const withStatus = (list: Paged<Row>, { id, status }: Appointment): Paged<Row> => ({
  ...list,
  rows: list.rows.map((row) => (isUnreadable(row) || row.id !== id ? row : { ...row, status })),
})
