import { fetchAppointment } from '../api/booking'
import { fetchAppointments } from '../api/bookingAppointments'
import { canCancel } from '../domain/booking/appointment'
import type { OrderChoice } from '../domain/booking/order'
import { readableRows } from '../lib/broken'
import type { Sendable } from './idempotency'
import { isSettledElsewhere, settle } from './idempotencyElsewhere'

/**
 * The id of this very order where another page of this phone has placed it meanwhile: what was sent for it is settled
 * then (A484).
 */
export const findPlaced = async (choice: OrderChoice, [any, order]: readonly [Sendable, Sendable]) => {
  const id = isSettledElsewhere(any) ? await findOrder(choice) : undefined
  if (id !== undefined) for (const one of [any, order]) settle(one)
  return id
}

/** The id of an appointment that is this very order, among the newest ones. */
const findOrder = async ({ serviceId, organisationId, customerId, day }: OrderChoice): Promise<string | undefined> => {
  const { rows } = await fetchAppointments(1, { quiet: true })
  for (const row of readableRows(rows)) {
    if (row.day !== day || !canCancel(row)) continue
    const { id, ...known } = await fetchAppointment(row.id, { quiet: true })
    if (known.serviceId === serviceId && known.organisation.id === organisationId && known.customer.id === customerId)
      return id
  }
  return undefined
}
