import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { addMonths, type Day, type Month, monthOf } from '@/lib/time/day'
import styles from './MonthGrid.module.css'
import { icon } from './icon'
import { ChevronRightIcon } from './icons'
import { dayByKey, weeksOf } from './monthMoves'

const BackIcon = icon(<path d="M14.5 5.5 8 12l6.5 6.5" />)

const YearForwardIcon = icon(<path d="m6 5.5 6.5 6.5L6 18.5m6-13 6.5 6.5-6.5 6.5" />)

const YearBackIcon = icon(<path d="M18 5.5 11.5 12l6.5 6.5m-6-13L5.5 12l6.5 6.5" />)

/** A day on offer, with what stands below its number, such as that it is full. */
export type GridDay = { day: Day; note?: string | undefined }
export type MonthGridProps = {
  /** In order; a day that is missing cannot be chosen. */
  days: readonly GridDay[]
  value: Day | undefined
  today: Day
  opensAt?: Day | undefined
  onChoose: (day: Day) => void
  monthTitle: (month: Month) => string
  weekdays: readonly string[]
  dayLabel: (day: Day) => string
  todayText: string
  previousText: string
  nextText: string
  yearTexts?: { previous: string; next: string } | undefined
}

const YEAR = 12

/**
 * A month to choose a day from. One Tab stop; arrows, Home, End and the page keys move within, with Shift by a year.
 */
export const MonthGrid = (props: MonthGridProps) => {
  const { days, value, today, opensAt, onChoose, monthTitle, weekdays, dayLabel, todayText, yearTexts } = props
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const moveFocus = useRef(false)
  const offered = new Map(days.map((day) => [day.day, day]))
  const months = days.map(({ day }) => monthOf(day)).sort()
  const firstMonth = months[0] ?? monthOf(today)
  const lastMonth = months[months.length - 1] ?? firstMonth
  const canShow = (other: Month) => other >= firstMonth && other <= lastMonth
  const [cursor, setCursor] = useState(
    () =>
      // A stored day may lie in a month that is not on offer, and no key leads back from there.
      [value, opensAt].find((day) => day !== undefined && canShow(monthOf(day))) ?? days[0]?.day ?? `${firstMonth}-01`,
  )
  const month = monthOf(cursor)

  useLayoutEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [cursor])

  /** The month `count` ahead, or the last available one before it. */
  const monthBy = (count: number): Month => {
    const other = addMonths(month, count)
    if (other < firstMonth) return firstMonth
    return other > lastMonth ? lastMonth : other
  }
  const turn = (count: number) => {
    const other = monthBy(count)
    if (other !== month) setCursor(days.find(({ day }) => monthOf(day) === other)?.day ?? `${other}-01`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, cursor, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    if (next === cursor || !canShow(monthOf(next))) return
    moveFocus.current = true
    setCursor(next)
  }
  const tap = (day: Day) => {
    setCursor(day)
    if (offered.has(day)) onChoose(day)
  }

  return (
    <div>
      <div className={styles.head}>
        {yearTexts && (
          <TurnButton
            text={yearTexts.previous}
            possible={monthBy(-YEAR) !== month}
            onTurn={() => turn(-YEAR)}
            icon={<YearBackIcon />}
          />
        )}
        <TurnButton
          text={props.previousText}
          possible={monthBy(-1) !== month}
          onTurn={() => turn(-1)}
          icon={<BackIcon />}
        />
        <h3 id={titleId} className={styles.title} aria-live="polite">
          {monthTitle(month)}
        </h3>
        <TurnButton
          text={props.nextText}
          possible={monthBy(1) !== month}
          onTurn={() => turn(1)}
          icon={<ChevronRightIcon />}
        />
        {yearTexts && (
          <TurnButton
            text={yearTexts.next}
            possible={monthBy(YEAR) !== month}
            onTurn={() => turn(YEAR)}
            icon={<YearForwardIcon />}
          />
        )}
      </div>
      <table ref={grid} role="grid" className={styles.grid} aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day === undefined ? (
                  <td key={column} aria-hidden="true" />
                ) : (
                  <td key={column} aria-selected={day === value}>
                    <DayButton
                      day={day}
                      offer={offered.get(day)}
                      label={dayLabel(day)}
                      todayText={day === today ? todayText : undefined}
                      chosen={day === value}
                      atCursor={day === cursor}
                      onTap={() => tap(day)}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TurnButtonProps = { text: string; possible: boolean; icon: ReactNode; onTurn: () => void }

// Not disabled at the last month, which would lose the focus.
const TurnButton = ({ text, possible, icon, onTurn }: TurnButtonProps) => (
  <button
    type="button"
    className={styles.turn}
    aria-label={text}
    aria-disabled={possible ? undefined : true}
    onClick={onTurn}
  >
    {icon}
  </button>
)

type DayButtonProps = {
  day: Day
  offer: GridDay | undefined
  label: string
  todayText: string | undefined
  chosen: boolean
  atCursor: boolean
  onTap: () => void
}

const DayButton = ({ day, offer, label, todayText, chosen, atCursor, onTap }: DayButtonProps) => (
  <button
    type="button"
    className={styles.day}
    data-chosen={chosen || undefined}
    tabIndex={atCursor ? 0 : -1}
    aria-label={[label, todayText, offer?.note].filter(Boolean).join(', ')}
    aria-pressed={chosen || undefined}
    aria-current={todayText ? 'date' : undefined}
    aria-disabled={offer === undefined ? true : undefined}
    onClick={onTap}
  >
    <span>{Number(day.slice(8))}</span>
    <span className={styles.remark} data-note={offer?.note && ''}>
      {offer?.note ?? todayText}
    </span>
  </button>
)
