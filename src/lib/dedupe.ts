import type { ListView } from './listView'
import { isUnreadable, type UnreadableRow } from './unreadableRow'

export const uniqueBy = <T>(rows: readonly T[], keyOf: (row: T, index: number) => unknown): T[] => {
  const known = new Set<unknown>()
  return rows.filter((row, index) => {
    const key = keyOf(row, index)
    const isFirst = !known.has(key)
    known.add(key)
    return isFirst
  })
}

/** Keeps the first of repeated rows; unreadable rows are all kept, because they cannot be compared. */
export const dedupeRows = <T extends object>(
  rows: readonly (T | UnreadableRow)[],
  keyOf: (row: T) => string,
): (T | UnreadableRow)[] => uniqueBy(rows, (row, index) => (isUnreadable(row) ? index : keyOf(row)))

export const dedupeList = <T extends object>(
  list: ListView<T | UnreadableRow>,
  keyOf: (row: T) => string,
): ListView<T | UnreadableRow> => ({
  ...list,
  rows: dedupeRows(list.rows, keyOf),
})
