import type { ReactNode } from 'react'
import styles from './Block.module.css'

/** An entry that does something here, where a LinkBlock leads to another screen. */
export const ActionBlock = ({ onAct, children }: { onAct: () => void; children: ReactNode }) => (
  <button type="button" className={`${styles.block} ${styles.action}`} onClick={onAct}>
    {children}
  </button>
)
