import type { ReactNode } from 'react'
import actionBarStyles from './ActionBar.module.css'
import styles from './Page.module.css'
import topBarStyles from './TopBar.module.css'

export const TopBar = ({ children }: { children: ReactNode }) => <div className={topBarStyles.bar}>{children}</div>

type Props = {
  /** A line of its own above the rest. */
  over?: ReactNode
  about: ReactNode
  children: ReactNode
}

export const ActionBar = ({ over, about, children }: Props) => (
  <div className={actionBarStyles.line}>
    {over && <div className={actionBarStyles.over}>{over}</div>}
    <div className={actionBarStyles.about} role="status">
      {about}
    </div>
    {children}
  </div>
)

/** The bar at the bottom of a Page with its main action. It scrolls with the page on small screens. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-off-paper="">
    {children}
  </div>
)
