import { monotonic, now } from '@/lib/clock'
import { createStore } from '@/stores/createStore'

/** What the platform's clock showed when it last took a message, beside our own that nobody can set. */
const usePlatformClock = createStore<{ told: { seconds: number; at: number } | undefined }>(() => ({
  told: undefined,
}))

export const setPlatformClock = (seconds: number): void =>
  usePlatformClock.setState({ told: { seconds, at: monotonic() } })

/** What time it is on the platform, however wrong the phone's clock is (RE8). */
export const platformSeconds = (): number => {
  const { told } = usePlatformClock.getState()
  return told === undefined ? now() / 1000 : told.seconds + (monotonic() - told.at) / 1000
}
