import type { ReactNode } from 'react'
import styles from './Block.module.css'

type Props = {
  picture: ReactNode
  size: 'tile' | 'small' | 'middle' | 'large'
  children: ReactNode
}

/** A picture, and beside it what it is of. */
export const Media = ({ picture, size, children }: Props) => (
  <div className={styles.line}>
    <div className={styles.picture} data-size={size}>
      {picture}
    </div>
    <div className={styles.texts}>{children}</div>
  </div>
)
