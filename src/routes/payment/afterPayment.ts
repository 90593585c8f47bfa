import type { OrderType } from '@/domain/payment/payment'
import { paths } from '@/routes/paths'

/** Where the money leads: to the appointment, to the doctor, or to the consultations (PAY-08, PAY-09). */
export const paidPath = (type: OrderType, id: string): string => {
  switch (type) {
    case 'subscribe':
      return paths.appointment(id)
    case 'consult':
      return paths.chat(id, '1')
    case 'quickConsult':
      return paths.consults()
  }
}

/** Where the order can be looked at, paid or not. */
export const orderPath = (type: OrderType, id: string): string =>
  type === 'subscribe' ? paths.appointment(id) : paths.consults()
