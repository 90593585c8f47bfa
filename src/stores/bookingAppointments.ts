import { fetchAppointment } from '../api/booking'
import { APPOINTMENT_PAGE_SIZE, fetchAppointments, fetchRefund } from '../api/bookingAppointments'
import type { Appointment, AppointmentRow } from '../domain/booking/appointment'
import type { Refund } from '../domain/booking/cancellation'
import { isBroken, type Broken } from '../lib/broken'
import { emptyPaged, idle, loadNextPage, loadRemote, reloadPages, type Paged, type PagedSlot, type Remote } from '../lib/remote'
import { resettable } from './store'

type Row = AppointmentRow | Broken

type AppointmentsState = {
  list: Paged<Row>
  appointments: Record<string, Remote<Appointment>>
  refunds: Record<string, Remote<Refund>>
}

export const useAppointments = resettable<AppointmentsState>(() => ({ list: emptyPaged, appointments: {}, refunds: {} }))

const slot: PagedSlot<Row> = {
  name: 'appointments',
  pageSize: APPOINTMENT_PAGE_SIZE,
  get: () => useAppointments.getState().list,
  set: (list) => useAppointments.setState({ list }),
  load: fetchAppointments,
}

/** The next page of the customer's appointments, newest first. */
export const loadAppointments = (): Promise<void> => loadNextPage(slot)

/** The first page anew in the place of the list; false when it stays as it was. */
export const reloadAppointments = (): Promise<boolean> => reloadPages(slot)

/** The first page; a list that is there is looked over, and keeps its later pages unless an appointment has been added. */
export const openAppointments = async (): Promise<void> => {
  const before = slot.get()
  if (before.more === 'loading') return
  if (before.page === 0) await loadAppointments()
  else await reloadPages({ ...slot, set: (list) => slot.set(withLaterPages(before, list)) })
}

export const loadAppointment = (id: string): Promise<void> =>
  loadRemote({
    name: `appointment ${id}`,
    get: () => useAppointments.getState().appointments[id] ?? idle,
    set: (remote) =>
      useAppointments.setState(({ appointments, list }) => ({
        appointments: { ...appointments, [id]: remote },
        list: remote.state === 'ready' ? withStatus(list, remote.data) : list,
      })),
    load: () => fetchAppointment(id),
  })

export const loadRefund = (id: string): Promise<void> =>
  loadRemote({
    name: `refund ${id}`,
    get: () => useAppointments.getState().refunds[id] ?? idle,
    set: (remote) => useAppointments.setState(({ refunds }) => ({ refunds: { ...refunds, [id]: remote } })),
    load: () => fetchRefund(id),
  })

/** What has been paid or cancelled in its detail must not be offered for payment in the list. */
const withStatus = (list: Paged<Row>, { id, status }: Appointment): Paged<Row> => ({
  ...list,
  rows: list.rows.map((row) => (isBroken(row) || row.id !== id ? row : { ...row, status })),
})

const withLaterPages = (before: Paged<Row>, fresh: Paged<Row>): Paged<Row> => {
  const places = before.rows.slice(0, APPOINTMENT_PAGE_SIZE)
  const same = before.page > 1 && fresh.page === 1 && places.every((row, index) => idOf(row) === idOf(fresh.rows[index]))
  return same ? { ...before, rows: [...fresh.rows, ...before.rows.slice(APPOINTMENT_PAGE_SIZE)] } : fresh
}

const idOf = (row: Row | undefined): string | undefined => (row === undefined || isBroken(row) ? undefined : row.id)
