import { useEffect, useState } from 'react'

/** Of a list, the entries after the first so many, as far as so many. */
export type Range = { from: number; to: number }

/** The same range in parts that begin and end at multiples of so many: each stays itself as the range grows. */
export const partsOf = ({ from, to }: Range, size: number): (Range & { part: number })[] => {
  const first = Math.floor(from / size)
  return Array.from({ length: Math.ceil(to / size) - first }, (_, index) => {
    const part = first + index
    return { part, from: Math.max(from, part * size), to: Math.min(to, (part + 1) * size) }
  })
}

/** So many are drawn in one frame: an old phone is held up by no more than one of them. */
const A_FEW = 1

/** What of this range is drawn by now: a few more with each frame, of another one than before its first few. */
export const useDrawnRange = (range: Range): Range => {
  const [known, setKnown] = useState(range)
  const isElsewhere = known.from < range.from || known.to > range.to
  const { from, to } = isElsewhere ? beginOf(range) : known
  useEffect(() => {
    if (from === range.from && to === range.to) return undefined
    const frame = requestAnimationFrame(() => setKnown(widerBy(A_FEW, { from, to }, range)))
    return () => cancelAnimationFrame(frame)
  }, [from, to, range])
  return { from, to }
}

const beginOf = ({ from, to }: Range): Range => ({ from, to: Math.min(to, from + A_FEW) })

const widerBy = (count: number, { from, to }: Range, within: Range): Range => ({
  from: Math.max(within.from, from - count),
  to: Math.min(within.to, to + count),
})
