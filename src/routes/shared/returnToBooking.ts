import { useLocation } from 'react-router-dom'

/** What a page is told that is asked for on the way to a booking; a reload keeps it. */
export const FOR_BOOKING = { for: 'booking' } as const

/** Whether this page was asked for on the way to a booking, and leads back there. */
export const useReturnsToBooking = (): boolean => {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'for' in state && state.for === FOR_BOOKING.for
}
