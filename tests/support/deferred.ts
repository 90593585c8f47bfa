/** Returns a promise, and the function by which the test resolves it. */
export const deferred = <T = unknown>() => {
  let resolve: (data: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
