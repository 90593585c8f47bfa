import type { ReactNode } from 'react'
import { CheckIcon } from './icons'
import { RowTexts } from './Row'
import styles from './Row.module.css'

type ChoiceRowProps = {
  picture?: ReactNode
  title: string
  notes?: readonly string[]
  chosen: boolean
  onChoose: () => void
}

export const ChoiceRow = ({ picture, title, notes = [], chosen, onChoose }: ChoiceRowProps) => (
  <button type="button" className={styles.row} aria-pressed={chosen} onClick={onChoose}>
    {picture}
    <RowTexts title={title} notes={notes} />
    {chosen && <CheckIcon />}
  </button>
)
