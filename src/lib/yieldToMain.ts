/** Runs in a task of its own before other waiting tasks; in an old engine it may run twice. */
export const queueTask = (run: () => void): void => {
  if ('scheduler' in window) return void window.scheduler.postTask(run, { priority: 'user-blocking' })
  // Engines without urgent tasks: a timer, or the next frame if that comes first.
  setTimeout(run)
  requestAnimationFrame(run)
}

/** Ends a task, so that a slow phone can handle input before the next one. */
export const yieldToMain = (): Promise<void> => new Promise(queueTask)
