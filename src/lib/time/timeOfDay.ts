import { HOUR_MS } from './units'

/** China is this many hours ahead of UTC, all year. */
export const CHINA_OFFSET_HOURS = 8

/**
 * The hour of a moment (epoch milliseconds) in China, 0 to 23. It needs no package, because the inline script uses it
 * too.
 */
export const chinaHour = (epochMs: number): number => new Date(epochMs + CHINA_OFFSET_HOURS * HOUR_MS).getUTCHours()

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const

export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export const timeOfDay = (hour: number): TimeOfDay => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
