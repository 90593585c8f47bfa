import { useTranslation } from 'react-i18next'
import type { DayAhead } from '@/domain/booking/days'
import { monthText, weekdayNames } from '@/i18n/calendarTexts'
import { cellText } from '@/i18n/dates'
import { afterNextPaint } from '@/lib/afterNextPaint'
import type { Day } from '@/lib/time/day'
import { MonthGrid } from '@/ui/MonthGrid'
import { Sheet } from '@/ui/Sheet'
import styles from './MonthSheet.module.css'

type Props = {
  days: readonly DayAhead[]
  value: Day | undefined
  today: Day
  onChoose: (day: Day) => void
  onClose: () => void
}

export const MonthSheet = ({ days, value, today, onChoose, onClose }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('selectTime')
  return (
    <Sheet title={t('whichDay')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) => (
        <div className={styles.month}>
          <MonthGrid
            // A full day can be chosen again to refetch it: a place may have become free.
            days={days
              .filter(({ state }) => state !== 'closed')
              .map(({ day, state }) => ({ day, note: state === 'full' ? t('full') : undefined }))}
            value={value}
            today={today}
            onChoose={(day) =>
              leave(() => {
                onChoose(day)
                onClose()
                // A673: the order bar grows over the button that has the focus again.
                void afterNextPaint().then(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
              })
            }
            monthTitle={(month) => monthText(shell, month)}
            weekdays={weekdayNames(shell)}
            dayLabel={(day) => cellText(shell, day)}
            todayText={shell('dates.today')}
            previousText={t('previousMonth')}
            nextText={t('nextMonth')}
          />
        </div>
      )}
    </Sheet>
  )
}
