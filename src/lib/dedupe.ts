import type { ListView } from './listView'
import { isUnreadable, type UnreadableRow } from './unreadableRow'

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

/** Of the rows that tell the same the first one; of two that cannot be read nobody knows whether they do. */
export const dedupeRows = <T extends object>(
  rows: readonly (T | UnreadableRow)[],
  keyOf: (row: T) => string,
): (T | UnreadableRow)[] => uniqueBy(rows, (row, index) => (isUnreadable(row) ? index : keyOf(row)))

/** A list in which what a page that has moved on tells again stands once. */
export const dedupeList = <T extends object>(
  list: ListView<T | UnreadableRow>,
  keyOf: (row: T) => string,
): ListView<T | UnreadableRow> => ({
  ...list,
  rows: dedupeRows(list.rows, keyOf),
})
