import type { ReactNode } from 'react'
import { Page } from './Page'

type Props = {
  busyText: string
  /** The shape of what comes, which nobody reads out. */
  children: ReactNode
}

/** A screen before it is there. */
export const PageSkeleton = ({ busyText, children }: Props) => (
  <Page>
    <span role="status" className="visuallyHidden">
      {busyText}
    </span>
    {children}
  </Page>
)
