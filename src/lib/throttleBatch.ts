type Batch<T> = { add: (items: readonly T[]) => void; flush: () => void }

/** Passes on the first items at once, and later ones within `ms` together and in order, or on `flush`. */
export const throttleBatch = <T>(ms: number, take: (items: readonly T[]) => void): Batch<T> => {
  let waiting: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    const items = waiting
    waiting = []
    if (items.length > 0) take(items)
  }
  const rest = () => {
    timer = undefined
    if (waiting.length === 0) return
    timer = setTimeout(rest, ms)
    flush()
  }
  const add = (items: readonly T[]) => {
    waiting.push(...items)
    if (timer !== undefined) return
    timer = setTimeout(rest, ms)
    flush()
  }
  return { add, flush }
}
