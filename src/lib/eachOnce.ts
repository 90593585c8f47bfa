import { isBroken, type Broken } from './broken'
import { firstOfEach } from './firstOfEach'
import type { Listed } from './listed'

/** A list in which what a page that has moved on tells again stands once. */
export const eachOnce = <T extends object>(
  list: Listed<T | Broken>,
  keyOf: (row: T) => string,
): Listed<T | Broken> => ({
  ...list,
  // Nobody knows whether two that cannot be read are the same.
  rows: firstOfEach(list.rows, (row, index) => (isBroken(row) ? index : keyOf(row))),
})
