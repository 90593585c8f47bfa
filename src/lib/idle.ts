const MOMENT_MS = 200
const inAMoment = (run: () => void): void => void setTimeout(run, MOMENT_MS)

/** Runs the function when the phone is idle; in WebKit, which cannot tell, after a moment. */
export const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? inAMoment)(run)

export const onResourceLoaded = (listener: () => void): void => {
  if ('PerformanceObserver' in window) new PerformanceObserver(listener).observe({ type: 'resource' })
}
