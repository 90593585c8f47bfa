import { nearnessOf, type Day, type Month } from '@/lib/time/day'
import { monthName, weekdayText, type MonthNumber, type ShellWords, type Weekday } from './dates'

/** '明天' / 'Tomorrow'; from the day after tomorrow on '周三' / 'Wed'. */
export const shortDayText = (t: ShellWords, day: Day, today: Day): string => {
  const near = nearnessOf(day, today)
  return near === undefined ? weekdayText(t, day) : t(`dates.${near}`)
}

/** '2026年11月' / 'Nov 2026'. */
export const monthText = (t: ShellWords, month: Month): string =>
  t('dates.month', { year: month.slice(0, 4), month: monthName(t, month) })

/** Seven names, Monday first. */
export const weekdayNames = (t: ShellWords): string[] => WEEKDAYS.map((weekday) => t(`dates.weekdays.${weekday}`))

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
