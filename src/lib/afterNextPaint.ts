import { queueTask } from './yieldToMain'

/** A hidden page paints nothing, so the wait is limited. */
const LONGEST_MS = 100

/** Resolves after the next paint, so that deferred work leaves a slow phone its frame. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => queueTask(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
