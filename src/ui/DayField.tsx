import { daysBetween, type Day } from '@/lib/days'
import { Button } from './Button'
import styles from './DayField.module.css'
import type { FieldTexts } from './FieldLabel'
import { MonthGrid, type MonthGridProps } from './MonthGrid'
import { PickerField } from './PickerField'
import { Sheet } from './Sheet'

/** How the month in the sheet is told. */
export type DayTexts = Pick<
  MonthGridProps,
  'monthTitle' | 'weekdays' | 'dayLabel' | 'todayText' | 'previousText' | 'nextText' | 'yearTexts'
>

type DayFieldProps = FieldTexts & {
  /** '' while no day is chosen. */
  value: Day
  /** The chosen day as it is said. */
  chosen: string | undefined
  first: Day
  /** The last day on offer; left out, it is today. */
  last?: Day | undefined
  today: Day
  onChoose: (day: Day) => void
  placeholder: string
  closeText: string
  /** Left out where there must be a day. */
  clearText?: string | undefined
  texts: DayTexts
}

/** A day chosen in a sheet that opens at the present month, and perhaps taken back there. */
export const DayField = (props: DayFieldProps) => {
  const { value, first, last, today, onChoose, closeText, clearText, texts, ...field } = props
  return (
    <PickerField {...field}>
      {(close) => (
        <Sheet title={field.label} closeText={closeText} onClose={close}>
          {(leave) => {
            const choose = (day: Day) =>
              leave(() => {
                onChoose(day)
                close()
              })
            return (
              <div className={styles.month}>
                <MonthGrid
                  {...texts}
                  days={daysBetween(first, last ?? today).map((day) => ({ day, state: 'free' }))}
                  value={value === '' ? undefined : value}
                  today={today}
                  opensAt={today}
                  fullText=""
                  onChoose={choose}
                />
                {value !== '' && clearText !== undefined && (
                  <Button variant="quiet" block onClick={() => choose('')}>
                    {clearText}
                  </Button>
                )}
              </div>
            )
          }}
        </Sheet>
      )}
    </PickerField>
  )
}
