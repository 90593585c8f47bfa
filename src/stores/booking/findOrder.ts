import { fetchAppointment, fetchAppointments } from '@/api/appointments'
import type { Appointment } from '@/domain/appointments/appointment'
import { canCancel } from '@/domain/appointments/cancellation'
import type { Offer } from '@/domain/booking/lowestPrice'
import type { OrderChoice } from '@/domain/booking/order'
import { readableRows } from '@/lib/unreadableRow'

/**
 * Returns the ids of the appointments on the first page of the list that have the choices of this order (A484, A585).
 */
export const findOrder = async (order: OrderChoice, offer: Offer | undefined): Promise<string[]> => {
  // An appointment has only the name of its package, not the id.
  const packageName = offer?.specifications.find(({ id }) => id === order.specificationId)?.name
  const { rows } = await fetchAppointments(1, { quiet: true })
  const found = new Set<string>()
  for (const row of readableRows(rows)) {
    if (row.day !== order.day || !canCancel(row) || row.id === order.earlier?.id) continue
    if (isSame(await fetchAppointment(row.id, { quiet: true }), order, packageName)) found.add(row.id)
  }
  return [...found]
}

const isSame = (
  { serviceId, organisation, customer, specificationName: name }: Appointment,
  order: OrderChoice,
  packageName: string | undefined,
): boolean =>
  serviceId === order.serviceId &&
  organisation.id === order.organisationId &&
  customer.id === order.customerId &&
  (name === undefined || packageName === undefined || name === packageName)
