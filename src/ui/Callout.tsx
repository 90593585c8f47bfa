import type { ReactNode } from 'react'
import styles from './Callout.module.css'

type Props = {
  tone: 'plain' | 'caution' | 'danger'
  title?: string | undefined
  /** With `status` a screen reader reads the note when it appears. Leave it out inside an existing live region. */
  role?: 'status' | 'note'
  children: ReactNode
}

/** A note set apart from its surroundings: sentences, and at most one link. */
export const Callout = ({ tone, title, role, children }: Props) => (
  <div className={styles.note} data-tone={tone} role={role}>
    {title !== undefined && <strong>{title}</strong>}
    {children}
  </div>
)
