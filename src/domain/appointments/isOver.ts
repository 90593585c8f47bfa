import type { Day } from '@/lib/time/day'
import type { Appointment } from './appointment'

/** Whether nothing more happens to the appointment: it took place, was missed or was cancelled. */
export const isOver = ({ status, day }: Pick<Appointment, 'status' | 'day'>, today: Day): boolean => {
  switch (status) {
    case 'cancelledUnpaid':
    case 'cancelled':
    case 'noShow':
    case 'registered':
      return true
    case 'paid':
      return day < today
    case 'toPay':
    case 'unknown':
      return false
  }
}
