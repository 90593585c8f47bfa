import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { PrimaryLink } from './PrimaryLink'
import { StatePage } from './StatePage'

type Props = {
  title: string
  text: string
  /** Where the others are. */
  to: To
  action: string
  /** What else leads on. */
  children?: ReactNode
}

/** The server knows no such thing: what that means, and the way on, which Back does not lead back from. */
export const NotFoundPage = ({ title, text, to, action, children }: Props) => (
  <StatePage
    kind="empty"
    title={title}
    text={text}
    way={
      <>
        <PrimaryLink to={to} replace>
          {action}
        </PrimaryLink>
        {children}
      </>
    }
  />
)
