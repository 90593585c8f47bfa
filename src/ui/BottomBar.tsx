import type { ReactNode } from 'react'
import actionBarStyles from './ActionBar.module.css'
import styles from './Page.module.css'
import topBarStyles from './TopBar.module.css'

/** A line that stays in sight at the top, as long as a small screen has the room for it. */
export const TopBar = ({ children }: { children: ReactNode }) => <div className={topBarStyles.bar}>{children}</div>

type Props = {
  /** Who, when, how much: read out whenever it changes. */
  about: ReactNode
  children: ReactNode
}

/** A button, and at its left what it is about. */
export const ActionBar = ({ about, children }: Props) => (
  <div className={actionBarStyles.line}>
    <div className={actionBarStyles.about} role="status">
      {about}
    </div>
    {children}
  </div>
)

/**
 * The bar at the bottom of a Page, with the one thing to be done there: a button, or an ActionLine with what it is
 * about. It scrolls along where a small screen has no room for it.
 */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-off-paper="">
    {children}
  </div>
)
