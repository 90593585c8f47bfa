import { isBroken, type Broken } from './broken'
import type { Listed } from './listed'

/** A list in which what a page that has moved on tells again stands once. */
export const eachOnce = <T extends object>(
  list: Listed<T | Broken>,
  keyOf: (row: T) => string,
): Listed<T | Broken> => {
  const known = new Set<string>()
  const rows = list.rows.filter((row) => {
    const key = isBroken(row) ? undefined : keyOf(row)
    const isNew = key === undefined || !known.has(key)
    if (key !== undefined) known.add(key)
    return isNew
  })
  return { ...list, rows }
}
