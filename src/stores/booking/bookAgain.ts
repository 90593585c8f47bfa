import type { Appointment } from '@/domain/appointments/appointment'
import { sessionGuard } from '@/lib/sessionScope'
import { openOrder, setChoice, startOrder, useOrder } from './order'

/** Sets the appointment that the screen says the order replaces; undefined for none. */
export const noteReplaced = (replacedId: string | undefined): void => useOrder.setState({ replacedId })

/** Starts an order with the clinic, service and patient of an appointment, which it may replace. */
export const bookAgain = async (
  appointment: Appointment,
  { isReplaced = false }: { isReplaced?: boolean } = {},
): Promise<void> => {
  const { id, serviceId, organisation, customer } = appointment
  const isOn = sessionGuard()
  // Load the owner first, so that the choices survive a reload.
  await openOrder()
  if (!isOn()) return
  // A reschedule that is continued keeps what was chosen before.
  const { earlier: before } = useOrder.getState().choice ?? {}
  if (isReplaced && before?.isReplaced && before.id === id) return
  startOrder({ serviceId, organisationId: organisation.id, day: '' })
  const { choice } = useOrder.getState()
  if (choice === undefined) return
  setChoice({
    ...choice,
    customerId: customer.id,
    specificationId: '',
    coupon: undefined,
    earlier: { id, isReplaced },
  })
}
