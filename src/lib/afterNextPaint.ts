import { queueTask } from './yieldToMain'

/** A page that is out of sight draws nothing; it is not waited for any longer. */
const LONGEST_MS = 100

/** Resolves once what is shown by now is drawn: whatever can wait for that leaves a slow phone its frame. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // In the task after the frame.
    requestAnimationFrame(() => queueTask(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
