import { useLocation } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'

export const FOR_BOOKING = { for: 'booking' } as const

export const useReturnsToBooking = (): boolean => {
  const state: unknown = useLocation().state
  return isRecord(state) && state['for'] === FOR_BOOKING.for
}
