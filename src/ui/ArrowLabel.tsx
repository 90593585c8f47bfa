import { ChevronRightIcon } from './icons'
import styles from './ArrowLabel.module.css'

type Props = {
  /** The arrow stands at the far end of the line. */
  apart?: boolean
  children: string
}

/** The words of a link that is no row, with the arrow that says so behind them. */
export const ArrowLabel = ({ apart = false, children }: Props) => (
  <span className={styles.words} data-apart={apart || undefined}>
    {children}
    <ChevronRightIcon />
  </span>
)
