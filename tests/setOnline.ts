import { vi, type Mock } from 'vitest'

/** Makes the phone know that it has a network, or none, until its mocks are restored. It raises no event. */
export const setOnline = (isOnline: boolean): Mock<() => boolean> =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
