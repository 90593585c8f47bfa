/** Of the rows that have the same key the first one, in their order. */
export const uniqueBy = <T>(rows: readonly T[], keyOf: (row: T, index: number) => unknown): T[] => {
  const known = new Set<unknown>()
  return rows.filter((row, index) => {
    const key = keyOf(row, index)
    const isFirst = !known.has(key)
    known.add(key)
    return isFirst
  })
}
