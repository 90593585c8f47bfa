import type { ReactNode } from 'react'
import { Page } from './Page'
import styles from './Page.module.css'

type Props = {
  busyText: string
  /** What its title will be, where that is known; the heading comes with the screen. */
  title?: string
  /** The shape of what comes, which nobody reads out. */
  children: ReactNode
}

/** A screen before it is there. */
export const PageSkeleton = ({ busyText, title, children }: Props) => (
  <Page>
    <span role="status" className="visuallyHidden">
      {busyText}
    </span>
    {title !== undefined && (
      <p className={styles.nextTitle} aria-hidden="true">
        {title}
      </p>
    )}
    {children}
  </Page>
)
