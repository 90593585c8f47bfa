import type { ReactNode } from 'react'
import styles from './Page.module.css'

/**
 * The bar at the bottom of a Page, with the one thing to be done there: a button, or an ActionLine with what it is
 * about. It scrolls along where a small screen has no room for it.
 */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-off-paper="">
    {children}
  </div>
)
