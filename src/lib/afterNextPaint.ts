import { queueTask } from './yieldToMain'

const LONGEST_MS = 100

/** Resolves after the next paint, so that deferred work does not delay the paint on a slow phone. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => queueTask(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
