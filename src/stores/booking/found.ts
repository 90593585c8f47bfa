import { fetchAppointment } from '@/api/booking/booking'
import { fetchAppointments } from '@/api/appointments'
import { canCancel } from '@/domain/appointments/appointment'
import type { OrderChoice } from '@/domain/booking/order'
import { readableRows } from '@/lib/unreadableRow'
import type { Sendable } from '@/stores/idempotency'
import { isSettledElsewhere, settle } from '@/stores/idempotencyElsewhere'

/** Returns the id of this order if another page of this phone has placed it, and settles its submission (A484). */
export const findPlaced = async (choice: OrderChoice, [any, order]: readonly [Sendable, Sendable]) => {
  const id = isSettledElsewhere(any) ? await findOrder(choice) : undefined
  if (id !== undefined) for (const one of [any, order]) settle(one)
  return id
}

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
