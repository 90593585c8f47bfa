import type { ReactNode } from 'react'
import styles from './Block.module.css'

/** An entry all of which leads where the one link in it leads, which is called by its own words only. */
export const ArticleBlock = ({ children }: { children: ReactNode }) => (
  <article className={styles.block} data-article>
    {children}
  </article>
)
