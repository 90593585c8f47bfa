/** Returns a promise, and the function by which the test resolves it later. */
export const later = <T = unknown>() => {
  let come: (data: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    come = resolve
  })
  return { promise, come }
}
