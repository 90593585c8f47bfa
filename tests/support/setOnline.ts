import { vi, type Mock } from 'vitest'
import { noteNetworkLost } from '@/api/outage'

/** Makes the phone know that it has a network, or has just lost it, until its mocks are restored. No event comes. */
export const setOnline = (isOnline: boolean): Mock<() => boolean> => {
  if (!isOnline) noteNetworkLost()
  return vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}
