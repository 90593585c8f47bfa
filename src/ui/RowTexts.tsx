import { Fragment } from 'react'
import { NoBreakDates } from './NoBreakDates'
import styles from './Row.module.css'

type Props = {
  title: string
  /** What more there is to know, each on a line of its own. */
  notes: readonly string[]
}

/** What a row says; the title stands out where there is more than it. */
export const RowTexts = ({ title, notes }: Props) => (
  <span className={styles.texts}>
    {notes.length === 0 ? title : <strong className="shortened">{title}</strong>}
    {notes.map((note) => (
      <Fragment key={note}>
        {' '}
        <span className={styles.note}>
          <NoBreakDates>{note}</NoBreakDates>
        </span>
      </Fragment>
    ))}
  </span>
)
