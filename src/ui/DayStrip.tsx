import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { monthOf, type Day, type Month } from '@/lib/time/day'
import styles from './DayStrip.module.css'
import { FieldGroup } from './FieldGroup'
import type { FieldTexts } from './FieldLabel'

type StripDay = {
  day: Day
  state: 'free' | 'full' | 'closed'
  weekday: string
  /** The accessible name: the whole day and its remaining places. */
  label: string
  remark: ReactNode
}

type Props = FieldTexts & {
  days: readonly StripDay[]
  value: Day | undefined
  onChoose: (day: Day) => void
  monthTitle: (month: Month) => string
}

/** Days in a row to choose from. Closed days are disabled; full days can be chosen to refetch them. */
export const DayStrip = ({ days, value, onChoose, monthTitle, ...texts }: Props) => {
  const name = useId()
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (strip.current !== null) showChosen(strip.current)
  }, [value])
  const months = [...new Set(days.map(({ day }) => monthOf(day)))]
  return (
    <FieldGroup {...texts} role="radiogroup" labelled="heading">
      <div ref={strip} className={styles.strip}>
        {months.map((month) => (
          <div key={month} className={styles.month}>
            <span className={styles.title} aria-hidden="true">
              {monthTitle(month)}
            </span>
            <div className={styles.days}>
              {days
                .filter(({ day }) => monthOf(day) === month)
                .map((one) => (
                  <label key={one.day} className={styles.day} data-state={one.state}>
                    <input
                      type="radio"
                      name={name}
                      className={styles.radio}
                      aria-label={one.label}
                      disabled={one.state === 'closed'}
                      checked={one.day === value}
                      onChange={() => onChoose(one.day)}
                      // A tap on the chosen day refetches it.
                      onClick={() => one.day === value && onChoose(one.day)}
                    />
                    <span className={styles.weekday} aria-hidden="true">
                      {one.weekday}
                    </span>
                    <span className={styles.number} aria-hidden="true">
                      {Number(one.day.slice(8))}
                    </span>
                    <span className={styles.remark} aria-hidden="true">
                      {one.remark}
                    </span>
                  </label>
                ))}
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

const showChosen = (strip: HTMLElement): void => {
  const chosen = strip.querySelector('input:checked')?.parentElement
  if (!chosen) return
  const [outer, inner] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()]
  const isSeen = inner.left >= outer.left && inner.right <= outer.right
  if (!isSeen) strip.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
