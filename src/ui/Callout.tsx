import type { ReactNode } from 'react'
import styles from './Callout.module.css'

type Props = {
  tone: 'plain' | 'caution' | 'danger'
  /** Said first, where more follows. */
  title?: string | undefined
  /** It is read out when it appears. Where the place of it is always there, that place reads it out. */
  role?: 'status' | 'note'
  children: ReactNode
}

/** Something to be known, apart from what stands around it: sentences, and at most one way on. */
export const Callout = ({ tone, title, role, children }: Props) => (
  <div className={styles.note} data-tone={tone} role={role}>
    {title !== undefined && <strong>{title}</strong>}
    {children}
  </div>
)
