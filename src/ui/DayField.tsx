import { daysBetween, type Day } from '@/lib/time/day'
import { Button } from './Button'
import styles from './DayField.module.css'
import type { FieldTexts } from './FieldLabel'
import { MonthGrid, type MonthGridProps } from './MonthGrid'
import { PickerField } from './PickerField'
import { Sheet } from './Sheet'

type DayTexts = Pick<
  MonthGridProps,
  'monthTitle' | 'weekdays' | 'dayLabel' | 'todayText' | 'previousText' | 'nextText' | 'yearTexts'
>

type DayFieldProps = FieldTexts & {
  value: Day
  chosen: string | undefined
  first: Day
  /** Today by default. */
  last?: Day | undefined
  today: Day
  onChoose: (day: Day) => void
  placeholder: string
  closeText: string
  clearText?: string | undefined
  texts: DayTexts
}

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
                  days={daysBetween(first, last ?? today).map((day) => ({ day }))}
                  value={value === '' ? undefined : value}
                  today={today}
                  opensAt={today}
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
