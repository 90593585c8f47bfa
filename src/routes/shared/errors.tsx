import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, isOffline, isSignedOut, isFinalRefusal } from '@/i18n/errors'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Section } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import { SkeletonList } from '@/ui/Skeleton'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { focusAround } from '@/ui/focusMain'
import styles from './errors.module.css'
import { HelpAfterRetry } from './HelpAfterRetry'
import { HomeLink } from './HomeLink'
import { ScreenPage } from './pages'
import { rememberRetry, useSharedRetry } from './useSharedRetry'
import { useInlineError } from './useInlineError'

type Props = {
  error: unknown
  onRetry: () => void
  part?: boolean
  /** Rendered when the server answers not found, where a retry is pointless. */
  gone?: ReactNode
}

/** A page or a section that failed to load: the reason and a retry. */
export const PageError = ({ error, onRetry, part = false, gone }: Props) => {
  const { t } = useTranslation()
  const { ref, isFirst, retryAll } = useSharedRetry(onRetry)
  useInlineError(error)
  if (gone && isFinalRefusal(error)) return gone
  // The sign-in is about to open, so there is nothing to retry.
  const content = isSignedOut(error) ? (
    <SkeletonList count={3} busyText={t('loading')} />
  ) : (
    <ContentUnavailable
      ref={ref}
      kind={isOffline(error) ? 'offline' : 'failed'}
      title={t(part ? 'failed.part' : 'failed.title')}
      text={isFirst ? errorText(t, error) : undefined}
      action={isFirst ? { label: t('actions.retry'), onAct: retryAll } : undefined}
      way={
        <>
          <HomeLink />
          {isFirst && <HelpAfterRetry error={error} />}
        </>
      }
    />
  )
  return part ? content : <ScreenPage>{content}</ScreenPage>
}

type PartProps = Pick<Props, 'error' | 'onRetry'> & {
  title: string
  grouped?: boolean
}

/** An inline error of a section; renders nothing while the session ends. */
export const SectionError = ({ title, error, onRetry, grouped = false }: PartProps) => {
  const { t } = useTranslation()
  const { ref, isFirst, count, retryAll } = useSharedRetry(onRetry)
  useInlineError(error)
  if (isSignedOut(error)) return null
  return (
    <div ref={ref} role={isFirst ? 'alert' : undefined} hidden={!isFirst && grouped}>
      {(isFirst || !grouped) && (
        <Section>
          <div className="ends">
            <div className={styles.words}>
              <strong>{grouped && count > 1 ? t('failed.parts') : title}</strong>
              {isFirst && (
                <p className="quiet">
                  <ServerText>{errorText(t, error)}</ServerText>
                </p>
              )}
            </div>
            {isFirst && (
              <Button ref={focusAround} variant="quiet" onClick={retryAll}>
                {t('actions.retry')}
              </Button>
            )}
          </div>
          {isFirst && <HelpAfterRetry error={error} />}
        </Section>
      )}
    </div>
  )
}

const reload = () => {
  rememberRetry()
  window.location.reload()
}

/** Shown instead of a lazy part whose code did not load; browsers keep a failed import until a reload. */
export const PartNotLoaded = () => {
  const { t } = useTranslation()
  return (
    <Section>
      <div className="ends">
        <strong>{t('failed.part')}</strong>
        <Button variant="quiet" onClick={reload}>
          {t('actions.retry')}
        </Button>
      </div>
      <HelpAfterRetry />
    </Section>
  )
}

type NoteProps = {
  title: string
  error: unknown
  /** False leaves out the reason, where only the uncertainty matters. */
  withReason?: boolean
  next: string
  onRetry?: () => void
  children?: ReactNode
}

/**
 * A failed write, shown beside its button, or a failed load with its retry. Renders nothing after the session ended,
 * because the page reloads.
 */
export const FailureNote = ({ title, error, withReason = true, next, onRetry, children }: NoteProps) => {
  const { t } = useTranslation()
  useInlineError(error)
  if (isSignedOut(error)) return null
  return (
    <Callout tone={onRetry ? 'plain' : 'danger'} title={title}>
      {withReason && (
        <p>
          <ServerText>{errorText(t, error)}</ServerText>
        </p>
      )}
      <p>{next}</p>
      {onRetry && (
        <Button ref={focusAround} variant="secondary" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      )}
      {children}
    </Callout>
  )
}
