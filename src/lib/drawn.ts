/** A page that is out of sight draws nothing; it is not waited for any longer. */
const LONGEST_MS = 100

/** Resolves once what is shown by now is drawn: whatever can wait for that leaves a slow phone its frame. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => afterFrame(resolve))
    setTimeout(resolve, LONGEST_MS)
  })

/** In the task after the frame, before whatever else waits for its turn. */
const afterFrame = (run: () => void): void => {
  if ('scheduler' in window) return void window.scheduler.postTask(run, { priority: 'user-blocking' })
  // An engine that knows no urgent task: a timer, or the next frame, which goes before what a timer waits behind.
  setTimeout(run)
  requestAnimationFrame(run)
}
