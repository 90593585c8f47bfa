import { vi, type Mock } from 'vitest'
import { noteNetworkLost } from '@/api/outage'

/** Makes the phone know that it has a network, or has just lost it, until its mocks are restored. No event comes. */
export const setOnline = (isOnline: boolean): Mock<() => boolean> => {
  if (!isOnline) noteNetworkLost()
  const realFetch = globalThis.fetch
  const isProbe = (input: unknown) => !isOnline && input === '/version.json'
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    isProbe(input) ? Promise.reject(new TypeError('Failed to fetch')) : realFetch(input, init),
  )
  return vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}
