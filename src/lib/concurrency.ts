/** Runs the tasks in order, a limited number at once, until the caller stops waiting; no task may reject. */
export const runWithLimit = async (
  limit: number,
  tasks: readonly (() => Promise<void>)[],
  isOn: () => boolean,
): Promise<void> => {
  const left = [...tasks]
  const work = async (): Promise<void> => {
    const task = isOn() ? left.shift() : undefined
    if (task === undefined) return
    await task()
    await work()
  }
  await Promise.all(Array.from({ length: limit }, work))
}
