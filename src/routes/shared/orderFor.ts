import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'

/** A666: the tap that books an advised check for its person; without one nobody is chosen yet (A100). */
export const orderFor =
  (customerId = '') =>
  (): void =>
    void inTime(import('@/stores/booking/bringCustomer'))
      .then((booking) => booking.bringCustomer(customerId))
      .catch(reportFault)
