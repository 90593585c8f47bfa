import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

type Props = {
  /** Who, when, how much: read out whenever it changes. */
  about: ReactNode
  children: ReactNode
}

/** A button, and at its left what it is about. */
export const ActionBar = ({ about, children }: Props) => (
  <div className={styles.line}>
    <div className={styles.about} role="status">
      {about}
    </div>
    {children}
  </div>
)
