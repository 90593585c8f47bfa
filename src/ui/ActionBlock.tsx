import type { ReactNode } from 'react'
import styles from './Block.module.css'

export const ActionBlock = ({ onAct, children }: { onAct: () => void; children: ReactNode }) => (
  <button type="button" className={`${styles.block} ${styles.action}`} onClick={onAct}>
    {children}
  </button>
)
