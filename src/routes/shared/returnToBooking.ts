import { useLocation } from 'react-router-dom'

export const FOR_BOOKING = { for: 'booking' } as const

export const useReturnsToBooking = (): boolean => {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'for' in state && state.for === FOR_BOOKING.for
}
