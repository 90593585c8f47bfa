import { fetchAppointment } from '@/api/booking/booking'
import { fetchAppointments } from '@/api/appointments'
import { canCancel } from '@/domain/appointments/appointment'
import type { OrderChoice } from '@/domain/booking/order'
import { readableRows } from '@/lib/unreadableRow'

/** Returns the id of this order in the first page of the list of appointments (A484). */
export const findOrder = async ({
  serviceId,
  organisationId,
  customerId,
  day,
}: OrderChoice): Promise<string | undefined> => {
  const { rows } = await fetchAppointments(1, { quiet: true })
  for (const row of readableRows(rows)) {
    if (row.day !== day || !canCancel(row)) continue
    const { id, ...known } = await fetchAppointment(row.id, { quiet: true })
    if (known.serviceId === serviceId && known.organisation.id === organisationId && known.customer.id === customerId)
      return id
  }
  return undefined
}
