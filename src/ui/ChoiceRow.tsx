import { CheckIcon } from './icons'
import styles from './Row.module.css'
import { RowTexts } from './RowTexts'

type Props = { title: string; notes?: readonly string[]; chosen: boolean; onChoose: () => void }

/** A row that can be chosen; the chosen one is ticked. */
export const ChoiceRow = ({ title, notes = [], chosen, onChoose }: Props) => (
  <button type="button" className={styles.row} aria-pressed={chosen} onClick={onChoose}>
    <RowTexts title={title} notes={notes} />
    {chosen && <CheckIcon />}
  </button>
)
