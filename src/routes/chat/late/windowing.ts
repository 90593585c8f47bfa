/** A part of a long list: the rows from `first` to before `last`, and the room that the others take. */
export type Part = { first: number; last: number; above: number; below: number }

type Keyed = { key: string }

/** What a row takes before it was ever drawn. */
const ESTIMATE = 84
/** So much is drawn beyond what is seen, at either end. */
const BEYOND = 900
/** Where nothing can be measured as much as on a phone is taken for seen. */
const LEAST_VIEW = 700

export type Heights = ReadonlyMap<string, number>

const heightOf = (heights: Heights, { key }: Keyed): number => heights.get(key) ?? ESTIMATE

const partOf = (rows: readonly Keyed[], heights: Heights, first: number, last: number): Part => {
  let above = 0
  let below = 0
  rows.forEach((row, index) => {
    if (index < first) above += heightOf(heights, row)
    else if (index >= last) below += heightOf(heights, row)
  })
  return { first, last, above, below }
}

/** The rows around this one, so far as they may be seen. */
export const partAround = (rows: readonly Keyed[], heights: Heights, index: number, view: number): Part => {
  let first = Math.max(0, Math.min(index, rows.length))
  let last = first
  for (let room = BEYOND; first > 0 && room > 0; first--) room -= heightOf(heights, rows[first - 1] ?? { key: '' })
  for (let room = Math.max(view, LEAST_VIEW) + BEYOND; last < rows.length && room > 0; last++)
    room -= heightOf(heights, rows[last] ?? { key: '' })
  return partOf(rows, heights, first, last)
}

/** The last rows. */
export const partAtEnd = (rows: readonly Keyed[], heights: Heights, view: number): Part => {
  let first = rows.length
  for (let room = Math.max(view, LEAST_VIEW) + BEYOND; first > 0 && room > 0; first--)
    room -= heightOf(heights, rows[first - 1] ?? { key: '' })
  return partOf(rows, heights, first, rows.length)
}

/** The row that lies so far below the top of the first, and from where to where; the last one below them all. */
export const rowAt = (
  rows: readonly Keyed[],
  heights: Heights,
  at: number,
): { key: string; top: number; bottom: number } | undefined => {
  let bottom = 0
  const row = rows.find((one) => (bottom += heightOf(heights, one)) > at) ?? rows[rows.length - 1]
  return row && { key: row.key, top: bottom - heightOf(heights, row), bottom }
}
