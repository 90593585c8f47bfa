import { cellText, type ShellWords } from '@/i18n/dates'
import { chinaDay, chinaWallClock, nearnessOf, type Day } from '@/lib/time/day'

/** An end in epoch milliseconds as parts of a sentence: 'tomorrow' and '14:20', later 'Sat 28 Nov' and '14:20'. */
export const untilParts = (shell: ShellWords, until: number, today: Day): { day: string; time: string } => {
  const day = chinaDay(until)
  const near = nearnessOf(day, today)
  return {
    day: near === undefined ? cellText(shell, day) : shell(`dates.${near}`).toLowerCase(),
    time: chinaWallClock(until).slice(0, 5),
  }
}
