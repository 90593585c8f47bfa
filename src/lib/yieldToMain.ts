/** Runs it in a task of its own, before whatever else waits for its turn; in an old engine now and then twice. */
export const queueTask = (run: () => void): void => {
  if ('scheduler' in window) return void window.scheduler.postTask(run, { priority: 'user-blocking' })
  // An engine that knows no urgent task: a timer, or the next frame, which goes before what a timer waits behind.
  setTimeout(run)
  requestAnimationFrame(run)
}

/** Lets a task end: between two a slow phone answers a finger. */
export const yieldToMain = (): Promise<void> => new Promise(queueTask)
