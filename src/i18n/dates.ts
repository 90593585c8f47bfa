import type { TFunction } from 'i18next'
import { addDays, dayFrom, monthOf, weekdayOf, type Day, type Month } from '../lib/days'

type ShellWords = TFunction<'shell'>
type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7'
type MonthNumber = Weekday | '8' | '9' | '10' | '11' | '12'

/**
 * '明天 周三 11月25日' / 'Tomorrow, Wed 25 Nov'; without a nearness from the day after tomorrow on, or where today is
 * not said. A day of an earlier year is told in full (A357), what is no day as "—".
 */
export const dayText = (t: ShellWords, day: Day, today?: Day): string => {
  if (dayFrom(day) === undefined) return t('unknown')
  const parts = {
    weekday: weekdayText(t, day),
    month: monthName(t, monthOf(day)),
    day: String(Number(day.slice(8, 10))),
  }
  if (today === undefined) return t('dates.day', parts)
  if (day.slice(0, 4) < today.slice(0, 4)) return day
  if (day === today) return t('dates.nearDay', { near: t('dates.today'), ...parts })
  if (day === addDays(today, 1)) return t('dates.nearDay', { near: t('dates.tomorrow'), ...parts })
  return t('dates.day', parts)
}

/** '2026年11月' / 'Nov 2026'. */
export const monthText = (t: ShellWords, month: Month): string =>
  t('dates.month', { year: month.slice(0, 4), month: monthName(t, month) })

/** The seven names, Monday first. */
export const weekdayNames = (t: ShellWords): string[] => WEEKDAYS.map((weekday) => t(`dates.weekdays.${weekday}`))

/** How the three selects of a birth date and their options read. */
export const birthDateTexts = (t: ShellWords) => ({
  texts: { year: t('dates.birth.year'), month: t('dates.birth.month'), day: t('dates.birth.day') },
  optionText: (part: 'year' | 'month' | 'day', number: number): string => {
    switch (part) {
      case 'year':
        return t('dates.birth.yearOption', { year: number })
      case 'month':
        return t(`dates.months.${String(number) as MonthNumber}`)
      case 'day':
        return t('dates.birth.dayOption', { day: number })
    }
  },
})

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const satisfies Weekday[]

const weekdayText = (t: ShellWords, day: Day): string => t(`dates.weekdays.${String(weekdayOf(day)) as Weekday}`)
const monthName = (t: ShellWords, month: Month): string =>
  t(`dates.months.${String(Number(month.slice(5))) as MonthNumber}`)
