import { formatFen } from '../../domain/money'
import styles from './PriceLine.module.css'

type Props = { name: string; fen: number; final: boolean }

/** An amount to pay; one that is not final yet stands back. */
export const PriceLine = ({ name, fen, final }: Props) => (
  <p className={styles.line}>
    <span className={styles.name}>{name}</span>{' '}
    <strong className={styles.price} data-final={final || undefined}>
      {formatFen(fen)}
    </strong>
  </p>
)
