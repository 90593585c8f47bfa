import { useEffect, useState } from 'react'

/** Of a list, the entries after the first so many, as far as so many. */
export type Range = { from: number; to: number }

/** So many are drawn in one frame of an old phone without holding it up. */
const A_FEW = 2

/** What of this range is drawn by now: where it has become wider, a few more with each frame; another one at once. */
export const useDrawnRange = (range: Range): Range => {
  const [drawn, setDrawn] = useState(range)
  const isElsewhere = drawn.from < range.from || drawn.to > range.to
  useEffect(() => {
    if (drawn.from === range.from && drawn.to === range.to) return undefined
    const frame = requestAnimationFrame(() => setDrawn(isElsewhere ? range : widerBy(A_FEW, drawn, range)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, range, isElsewhere])
  return isElsewhere ? range : drawn
}

const widerBy = (count: number, { from, to }: Range, within: Range): Range => ({
  from: Math.max(within.from, from - count),
  to: Math.min(within.to, to + count),
})
