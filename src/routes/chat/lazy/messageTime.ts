import { dayText, type ShellWords } from '@/i18n/dates'
import { chinaDay, chinaTime, type Day } from '@/lib/days'

/** '10:42' of today, the day before it of any other. */
export const messageTime = (t: ShellWords, today: Day): ((seconds: number) => string) => {
  // Of thousands of messages few are of different days.
  const days = new Map<Day, string>()
  return (seconds) => {
    // Nobody told it.
    if (seconds === 0) return t('unknown')
    const time = chinaTime(seconds * 1000).slice(11, 16)
    const day = chinaDay(seconds * 1000)
    if (day === today) return time
    const text = days.get(day) ?? dayText(t, day, today)
    days.set(day, text)
    return `${text} ${time}`
  }
}
