import type { ReactNode } from 'react'
import styles from './Block.module.css'

/** A block that is clickable as a whole, while only its link has the name and the focus. */
export const ArticleBlock = ({ children }: { children: ReactNode }) => (
  <article className={styles.block} data-article>
    {children}
  </article>
)
