import type { ReactNode } from 'react'
import styles from './TopBar.module.css'

/** A line that stays in sight at the top, as long as a small screen has the room for it. */
export const TopBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>
