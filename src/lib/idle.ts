const MOMENT_MS = 200
const inAMoment = (run: () => void): void => void setTimeout(run, MOMENT_MS)

/** Runs it when the phone has nothing else to do; WebKit, which cannot tell, is given a moment. */
export const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? inAMoment)(run)

/** Told whenever the page has fetched something, where the engine tells that. */
export const onResourceLoaded = (tell: () => void): void => {
  if ('PerformanceObserver' in window) new PerformanceObserver(tell).observe({ type: 'resource' })
}
