type Watching = { keys: Record<string, number> }

/** Runs in the page: records by key the longest time from a key event to the next frame. */
export const watchKeys = (): void => {
  const keys: Record<string, number> = {}
  Object.assign(window, { keys })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) keys[entry.interactionId] = Math.max(keys[entry.interactionId] ?? 0, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

export const slowestKey = (): number => Math.max(0, ...Object.values((window as unknown as Watching).keys))
