/** A part of a long list: rows from `first` up to `last` exclusive, and the heights above and below it. */
export type Part = { first: number; last: number; above: number; below: number }

const ESTIMATE = 84
export const BEYOND = 900
/** The same during fast scrolling: fewer rows are rendered sooner. */
export const BEYOND_PASSING = 100
/** Assumed view height where nothing can be measured. */
const LEAST_VIEW = 700

/** Row heights by index. Searched on every scroll: lookups by key would take ten times as long. */
type Sizes = Float64Array

export const sizesOf = (rows: readonly { key: string }[], heights: ReadonlyMap<string, number>): Sizes =>
  Float64Array.from(rows, ({ key }) => heights.get(key) ?? ESTIMATE)

const partOf = (sizes: Sizes, first: number, last: number): Part => ({
  first,
  last,
  above: sum(sizes, 0, first),
  below: sum(sizes, last, sizes.length),
})

const sum = (sizes: Sizes, from: number, until: number): number => {
  let all = 0
  for (let index = from; index < until; index++) all += sizes[index] ?? 0
  return all
}

export const partAround = (sizes: Sizes, index: number, view: number, beyond: number): Part => {
  let first = Math.max(0, Math.min(index, sizes.length))
  let last = first
  for (let room = beyond; first > 0 && room > 0; first--) room -= sizes[first - 1] ?? 0
  for (let room = Math.max(view, LEAST_VIEW) + beyond; last < sizes.length && room > 0; last++)
    room -= sizes[last] ?? 0
  return partOf(sizes, first, last)
}

export const partAtEnd = (sizes: Sizes, view: number, beyond: number): Part => {
  let first = sizes.length
  for (let room = Math.max(view, LEAST_VIEW) + beyond; first > 0 && room > 0; first--) room -= sizes[first - 1] ?? 0
  return partOf(sizes, first, sizes.length)
}

/** Returns the row at this offset from the first row’s top, with its edges; the last row beyond the end. */
export const rowAt = (sizes: Sizes, at: number): { index: number; top: number; bottom: number } => {
  let bottom = 0
  const found = sizes.findIndex((size) => (bottom += size) > at)
  const index = found === -1 ? Math.max(0, sizes.length - 1) : found
  return { index, top: bottom - (sizes[index] ?? 0), bottom }
}
