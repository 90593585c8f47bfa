/** A part of a long list: the rows from `first` to before `last`, and the room that the others take. */
export type Part = { first: number; last: number; above: number; below: number }

/** What a row takes before it was ever drawn. */
const ESTIMATE = 84
/** So much is drawn beyond what is seen, at either end. */
export const BEYOND = 900
/** The same for whoever passes by: less is drawn sooner. */
export const BEYOND_PASSING = 100
/** Where nothing can be measured as much as on a phone is taken for seen. */
const LEAST_VIEW = 700

/** What each row takes, in their order. It is looked through for every scroll: names would take ten times as long. */
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

/** The rows around this one, so far as they may be seen, and so much beyond. */
export const partAround = (sizes: Sizes, index: number, view: number, beyond: number): Part => {
  let first = Math.max(0, Math.min(index, sizes.length))
  let last = first
  for (let room = beyond; first > 0 && room > 0; first--) room -= sizes[first - 1] ?? 0
  for (let room = Math.max(view, LEAST_VIEW) + beyond; last < sizes.length && room > 0; last++)
    room -= sizes[last] ?? 0
  return partOf(sizes, first, last)
}

/** The last rows, so far as they may be seen, and so much beyond. */
export const partAtEnd = (sizes: Sizes, view: number, beyond: number): Part => {
  let first = sizes.length
  for (let room = Math.max(view, LEAST_VIEW) + beyond; first > 0 && room > 0; first--) room -= sizes[first - 1] ?? 0
  return partOf(sizes, first, sizes.length)
}

/** The row that lies so far below the top of the first, and from where to where; the last one below them all. */
export const rowAt = (sizes: Sizes, at: number): { index: number; top: number; bottom: number } => {
  let bottom = 0
  const found = sizes.findIndex((size) => (bottom += size) > at)
  const index = found === -1 ? Math.max(0, sizes.length - 1) : found
  return { index, top: bottom - (sizes[index] ?? 0), bottom }
}
