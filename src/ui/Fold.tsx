import type { ReactNode } from 'react'
import styles from './Fold.module.css'

type Props = { title: string; children: ReactNode }

/** A title that opens and closes the content below it. */
export const Fold = ({ title, children }: Props) => (
  <details className={styles.fold}>
    <summary className={styles.title}>{title}</summary>
    {children}
  </details>
)
