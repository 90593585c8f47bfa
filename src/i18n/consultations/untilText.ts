import { cellText, type ShellWords } from '@/i18n/dates'
import { chinaDay, chinaWallClock, nearnessOf, type Day } from '@/lib/time/day'

/** Formats the end of a time, in epoch milliseconds, within a sentence: 'tomorrow 14:20', later 'Sat 28 Nov 14:20'. */
export const untilText = (shell: ShellWords, until: number, today: Day): string => {
  const day = chinaDay(until)
  const near = nearnessOf(day, today)
  const named = near === undefined ? cellText(shell, day) : shell(`dates.${near}`).toLowerCase()
  return `${named}\u00a0${chinaWallClock(until).slice(0, 5)}`
}
