import { ForwardIcon } from './icons'
import styles from './LeadsOn.module.css'

/** The words of a link that is no row, with the arrow that says so behind them. */
export const LeadsOn = ({ children }: { children: string }) => (
  <span className={styles.words}>
    {children}
    <ForwardIcon />
  </span>
)
