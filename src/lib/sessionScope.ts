let session = 0
const latest = new Map<string, number>()
let asks = 0

/** Ends the session of all requests: their answers will be stale. */
export const dropPendingLoads = (): void => {
  session++
  latest.clear()
}

/** Returns a function that says whether the session of this moment still lasts. */
export const sessionGuard = (): (() => boolean) => {
  const started = session
  return () => session === started
}

export type Answer<T> = { state: 'ready'; data: T } | { state: 'failed'; error: unknown } | { state: 'stale' }

/**
 * Runs a named request. Its answer is stale if a later request of that name has started, or if its session has ended.
 */
export const latestOnly = async <T>(name: string, question: () => Promise<T>): Promise<Answer<T>> => {
  const mine = ++asks
  const isOn = sessionGuard()
  latest.set(name, mine)
  const answer = await question().then(
    (data): Answer<T> => ({ state: 'ready', data }),
    (error: unknown): Answer<T> => ({ state: 'failed', error }),
  )
  return isOn() && latest.get(name) === mine ? answer : { state: 'stale' }
}
