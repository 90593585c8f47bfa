import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, isOffline, isSignedOut, isUnknown } from '@/i18n/errors'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Section } from '@/ui/Section'
import { SkeletonList } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import styles from './errors.module.css'
import { HomeLink } from './HomeLink'
import { ScreenPage } from './StatePage'
import { useSharedRetry } from './useSharedRetry'
import { useInlineError } from './useInlineError'

type Props = {
  error: unknown
  onRetry: () => void
  /** It stands below a heading that the screen has already. */
  part?: boolean
  /** What stands there where the server knows no such thing: to try again would change nothing. */
  gone?: ReactNode
}

/** A page below its title, or a part of one, whose data could not be had: what happened, and the way to try again. */
export const PageError = ({ error, onRetry, part = false, gone }: Props) => {
  const { t } = useTranslation()
  const { ref, isFirst, askAll } = useSharedRetry(onRetry)
  useInlineError(error)
  if (gone && isUnknown(error)) return gone
  // The page is about to be left: there is nothing to try again.
  const told = isSignedOut(error) ? (
    <SkeletonList count={3} busyText={t('loading')} />
  ) : (
    <EmptyState
      ref={ref}
      kind={isOffline(error) ? 'offline' : 'failed'}
      title={t(part ? 'failed.part' : 'failed.title')}
      text={isFirst ? errorText(t, error) : undefined}
      action={isFirst ? { label: t('actions.retry'), onAct: askAll } : undefined}
      way={<HomeLink />}
    />
  )
  return part ? told : <ScreenPage>{told}</ScreenPage>
}

type PartProps = Pick<Props, 'error' | 'onRetry'> & {
  title: string
  /** Among others that failed too it is not missed, and is told of together with them. */
  together?: boolean
}

/** One part among others that could not be had: one message in its place; nothing while the page is being left. */
export const SectionError = ({ title, error, onRetry, together = false }: PartProps) => {
  const { t } = useTranslation()
  const { ref, isFirst, count, askAll } = useSharedRetry(onRetry)
  useInlineError(error)
  if (isSignedOut(error)) return null
  return (
    <div ref={ref} role={isFirst ? 'alert' : undefined} hidden={!isFirst && together}>
      {(isFirst || !together) && (
        <Section>
          <div className="ends">
            <div className={styles.words}>
              <strong>{together && count > 1 ? t('failed.parts') : title}</strong>
              {isFirst && <p className="quiet">{errorText(t, error)}</p>}
            </div>
            {isFirst && (
              <Button variant="quiet" onClick={askAll}>
                {t('actions.retry')}
              </Button>
            )}
          </div>
        </Section>
      )}
    </div>
  )
}

type WriteProps = {
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
export const WriteError = ({ title, error, withReason = true, next, children }: WriteProps) => {
  const { t } = useTranslation()
  if (isSignedOut(error)) return null
  return (
    <Callout tone="danger" title={title}>
      {withReason && <p>{errorText(t, error)}</p>}
      <p>{next}</p>
      {children}
    </Callout>
  )
}
