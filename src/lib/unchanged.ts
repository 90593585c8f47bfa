/** The fields of `stored` that have not changed from `before` to `after`: another tab may have written them. */
export const unchanged = <T extends object>(stored: Partial<T> | undefined, before: T, after: T): Partial<T> => {
  const left: Partial<T> = { ...stored }
  for (const name in left) if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) delete left[name]
  return left
}
