/** By so many hours China's wall clock is ahead of UTC, all year. */
export const CHINA_OFFSET_HOURS = 8

/** The hour that a moment (epoch milliseconds) has in China, 0 to 23. */
export const chinaHour = (epochMs: number): number => new Date(epochMs + CHINA_OFFSET_HOURS * 3_600_000).getUTCHours()

/** What a clock on a wall there shows at that moment, 'HH:mm:ss'. */
export const chinaWallClock = (epochMs: number): string =>
  new Date(epochMs + CHINA_OFFSET_HOURS * 3_600_000).toISOString().slice(11, 19)
