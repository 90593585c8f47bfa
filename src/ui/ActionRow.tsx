import { ChevronRightIcon } from './icons'
import styles from './Row.module.css'
import { RowTexts } from './RowTexts'

type Props = {
  title: string
  notes?: readonly string[]
  /** It leads to where one is. */
  current?: boolean
  onAct: () => void
}

/** A row that does something here, where a LinkRow leads to another screen. */
export const ActionRow = ({ title, notes = [], current = false, onAct }: Props) => (
  <button type="button" className={styles.row} aria-current={current ? 'step' : undefined} onClick={onAct}>
    <RowTexts title={title} notes={notes} />
    <ChevronRightIcon />
  </button>
)
