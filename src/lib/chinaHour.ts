/** China's wall clock is ahead of UTC by so many hours, all year. */
export const CHINA_OFFSET_HOURS = 8

/**
 * The hour that a moment (epoch milliseconds) has in China, 0 to 23. It needs no package, because the script inside
 * the page asks for it as well.
 */
export const chinaHour = (epochMs: number): number => new Date(epochMs + CHINA_OFFSET_HOURS * 3_600_000).getUTCHours()
