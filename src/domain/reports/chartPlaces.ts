import type { Point } from './timeline'

/**
 * How far along the chart each visit stands, from 0 to 1, by its date (A480): a year apart is twice as far as half a
 * year. A visit without a day has no place; where no day is told they stand in their order.
 */
export const placesOf = (points: readonly Point[]): (number | undefined)[] => {
  const times = points.map(({ day }) => (day === undefined ? undefined : Date.parse(day)))
  const known = times.filter((time) => time !== undefined)
  if (known.length === 0) return points.map((_, index) => shareOf(index, 0, points.length - 1))
  const [first, last] = [Math.min(...known), Math.max(...known)]
  return times.map((time) => time && shareOf(time, first, last))
}

const shareOf = (value: number, from: number, to: number): number => (from === to ? 0.5 : (value - from) / (to - from))
