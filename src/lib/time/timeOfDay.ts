import { HOUR_MS } from './units'

/** China is this many hours ahead of UTC, all year. */
export const CHINA_OFFSET_HOURS = 8

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const

type TimeOfDay = (typeof TIMES_OF_DAY)[number]

/** The time of day of a moment (epoch milliseconds) in China. It needs no package: the inline script uses it too. */
export const timeOfDay = (epochMs: number): TimeOfDay => {
  const hour = new Date(epochMs + CHINA_OFFSET_HOURS * HOUR_MS).getUTCHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
