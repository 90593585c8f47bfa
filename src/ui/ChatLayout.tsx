import type { ReactNode, Ref } from 'react'
import styles from './ChatLayout.module.css'

type Props = {
  /** Sets its height where a keyboard takes a part of the window. */
  ref: Ref<HTMLDivElement>
  /** Stand at the top and at the bottom; what is between them scrolls by itself. */
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** A screen that fills the window and never scrolls as a whole. */
export const ChatLayout = ({ ref, head, foot, children }: Props) => (
  <div ref={ref} className={styles.messenger}>
    <header className={styles.head}>{head}</header>
    {children}
    <div className={styles.foot}>{foot}</div>
  </div>
)
