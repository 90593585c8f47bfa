import type { ReactNode } from 'react'
import styles from './RowList.module.css'

/** Rows on one surface, divided by hairlines; each child is an `li` that holds a row. */
export const RowList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
