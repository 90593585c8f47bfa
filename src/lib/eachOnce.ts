import { isBroken, type Broken } from './broken'
import { firstOfEach } from './firstOfEach'
import type { Listed } from './listed'

/** Of the rows that tell the same the first one; of two that cannot be read nobody knows whether they do. */
export const rowsOnce = <T extends object>(rows: readonly (T | Broken)[], keyOf: (row: T) => string): (T | Broken)[] =>
  firstOfEach(rows, (row, index) => (isBroken(row) ? index : keyOf(row)))

/** A list in which what a page that has moved on tells again stands once. */
export const eachOnce = <T extends object>(
  list: Listed<T | Broken>,
  keyOf: (row: T) => string,
): Listed<T | Broken> => ({
  ...list,
  rows: rowsOnce(list.rows, keyOf),
})
