import { useId, useState } from 'react'
import { type Day, daysOfMonth } from '@/lib/time/day'
import styles from './BirthDate.module.css'
import field from './Field.module.css'
import { FieldLabel, isWrong, tiedTo } from './FieldLabel'
import { FieldNotes } from './FormField'
import { ChevronRightIcon } from './icons'

type Part = 'year' | 'month' | 'day'
type Parts = Record<Part, string>
type BirthDateProps = {
  legend: string
  value: Day
  onChange: (value: Day) => void
  minDay: Day
  maxDay: Day
  startYear: number
  texts: Record<Part, string>
  optionText: (part: Part, number: number) => string
  error?: string | undefined
  starred?: boolean | undefined
}

const LEAP_YEAR = '2000'
const NOTHING: Parts = { year: '', month: '', day: '' }

/** A birth date as three selects, year first. A day that the chosen month lacks is cleared, never moved. */
export const BirthDate = (props: BirthDateProps) => {
  const { legend, value, onChange, minDay, maxDay, startYear, texts, optionText, error, starred } = props
  const id = useId()
  const [unfinished, setUnfinished] = useState(NOTHING)
  const parts = value === '' ? unfinished : within(partsOf(value), minDay, maxDay)
  const years = yearsBetween(minDay, maxDay)

  const choose = (part: Part, number: string) => {
    const next = within({ ...parts, [part]: number }, minDay, maxDay)
    const whole = next.year !== '' && next.month !== '' && next.day !== ''
    setUnfinished(whole ? NOTHING : next)
    onChange(whole ? `${next.year}-${next.month}-${next.day}` : '')
  }
  const options = (part: Part, numbers: string[]) =>
    numbers.map((number) => (
      <option key={number} value={number}>
        {optionText(part, Number(number))}
      </option>
    ))
  const select = (part: Part, before: string[], after: string[]) => (
    <span className={styles.part} data-part={part}>
      <select
        className={`${field.box} ${styles.select}`}
        data-wrong={isWrong(error)}
        aria-label={texts[part]}
        required={starred}
        {...tiedTo(id, { error })}
        value={parts[part]}
        onChange={(event) => choose(part, event.target.value)}
      >
        {options(part, before)}
        <option value="">{texts[part]}</option>
        {options(part, after)}
      </select>
      <ChevronRightIcon />
    </span>
  )

  return (
    <fieldset>
      <legend className={field.label}>
        <FieldLabel id={id} label={legend} starred={starred} />
      </legend>
      <div className={styles.row}>
        {select(
          'year',
          years.filter((year) => Number(year) < startYear),
          years.filter((year) => Number(year) >= startYear),
        )}
        {select('month', [], monthsIn(parts.year, minDay, maxDay))}
        {select('day', [], daysIn(parts, minDay, maxDay))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

const partsOf = (day: Day): Parts => ({ year: day.slice(0, 4), month: day.slice(5, 7), day: day.slice(8, 10) })

/** Clears the parts outside of the range or the month. */
const within = (parts: Parts, minDay: Day, maxDay: Day): Parts => {
  const month = monthsIn(parts.year, minDay, maxDay).includes(parts.month) ? parts.month : ''
  const day = daysIn({ ...parts, month }, minDay, maxDay).includes(parts.day) ? parts.day : ''
  return { year: parts.year, month, day }
}

const yearsBetween = (minDay: Day, maxDay: Day): string[] =>
  numbers(Number(minDay.slice(0, 4)), Number(maxDay.slice(0, 4)))

const monthsIn = (year: string, minDay: Day, maxDay: Day): string[] =>
  numbers(1, 12).filter((month) => {
    const text = `${year}-${month}`
    return year === '' || (text >= minDay.slice(0, 7) && text <= maxDay.slice(0, 7))
  })

// While year or month is open, every day that some month has is offered.
const daysIn = ({ year, month }: Parts, minDay: Day, maxDay: Day): string[] => {
  if (month === '') return numbers(1, 31)
  const days = daysOfMonth(`${year === '' ? LEAP_YEAR : year}-${month}`)
  return days.filter((day) => year === '' || (day >= minDay && day <= maxDay)).map((day) => day.slice(8))
}

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0'))
