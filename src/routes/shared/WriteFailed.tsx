import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut } from '../../i18n/errors'
import { Note } from '../../ui/Note'

type Props = {
  /** What has not been done, or that nobody knows whether it has. */
  title: string
  error: unknown
  /** The reason is left out where only the uncertainty counts. */
  withReason?: boolean
  /** What became of what was typed, and what to do. */
  next: string
  /** The way to another choice, or to where it can be looked up. */
  children?: ReactNode
}

/** A write that failed, beside what was tapped; nothing once the session is over, for the page begins anew. */
export const WriteFailed = ({ title, error, withReason = true, next, children }: Props) => {
  const { t } = useTranslation()
  if (isSignedOut(error)) return null
  return (
    <Note tone="danger" title={title}>
      {withReason && <p>{errorText(t, error)}</p>}
      <p>{next}</p>
      {children}
    </Note>
  )
}
