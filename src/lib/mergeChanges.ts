/** Returns `other` with what has changed from `before` to `mine`, compared by content. */
export const mergeChanges = <T extends object>(
  before: { [K in keyof T]?: T[K] | undefined },
  mine: T,
  other: T,
): T => {
  const merged = { ...other }
  for (const name in { ...before, ...mine })
    if (JSON.stringify(before[name]) !== JSON.stringify(mine[name])) merged[name] = mine[name]
  return merged
}
