import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { formatFen } from '@/domain/money'
import { errorText, isSignedOut } from '@/i18n/errors'
import { chinaTime } from '@/lib/time/day'
import { dataOf, refreshOf, type RemoteData } from '@/lib/remote'
import { useHome } from '@/stores/home/home'
import { Button } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import { ServerText } from '@/ui/ServerText'
import { StepCard, StepCardSkeleton } from '@/ui/StepCard'
import { paths } from '@/routes/paths'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { useTimedOut } from '@/routes/shared/useTimedOut'
import { HelpAfterRetry } from '@/routes/shared/HelpAfterRetry'
import { useSharedRetry } from '@/routes/shared/useSharedRetry'
import { useInlineError } from '@/routes/shared/useInlineError'
import styles from './Home.module.css'

/** Milliseconds until the screen offers a step without the answer. */
export const STEP_PATIENCE_MS = 4000

/** The step when nothing else is due: book a check. */
export const BookStep = ({ first }: { first: boolean }) => {
  const { t } = useTranslation('home')
  const cards = dataOf(useHome((state) => state.cards))
  const check = cards?.find(({ id }) => id === DEFAULT_SERVICE_ID)
  const price = check?.service?.priceFen
  // A check that is not on offer cannot be booked, so this links to all services.
  const to = cards && !check ? paths.serviceList() : paths.organisationList(DEFAULT_SERVICE_ID)
  return (
    <StepCard
      tone="act"
      label={t(first ? 'next.book.first' : 'next.label')}
      title={t('next.book.title')}
      action={<PrimaryLink to={to}>{t('next.book.action')}</PrimaryLink>}
      // A617: a price of 0 may not be that of the packages.
      price={price ? t('next.book.cost', { price: formatFen(price) }) : undefined}
    >
      <ol role="list">
        {t('next.book.steps', { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </StepCard>
  )
}

type UnsureProps = {
  error?: unknown
  onRetry: () => unknown
}

/** A463: shown when the next step is unknown, with links to the areas of Home. */
const UnsureStep = ({ error, onRetry }: UnsureProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  const { ref, count, retryAll } = useSharedRetry(onRetry)
  const failed = error !== undefined
  useInlineError(error)
  return (
    <div ref={failed ? ref : undefined} role={failed ? 'alert' : 'status'} className={styles.part}>
      <StepCard
        tone="act"
        label={t('next.label')}
        title={t('next.unsure.title')}
        action={
          <>
            <PrimaryLink to={paths.appointments()}>{t('next.unsure.action')}</PrimaryLink>
            <Button ref={focusAround} variant="quiet" onClick={failed ? retryAll : onRetry}>
              {shell('actions.retry')}
            </Button>
          </>
        }
      >
        <p>{failed ? <ServerText>{errorText(shell, error)}</ServerText> : t('next.unsure.slow')}</p>
        <p>{count > 1 ? shell('failed.parts') : t('next.unsure.text')}</p>
      </StepCard>
      {failed && <HelpAfterRetry error={error} />}
    </div>
  )
}

type NoStepProps = UnsureProps & {
  /** Whether the step has been awaited for too long before this placeholder was shown. */
  late: boolean
}

/** Placeholder of an unknown step; renders nothing while the session ends. */
export const NoStep = ({ error, late, onRetry }: NoStepProps) => {
  const { t } = useTranslation()
  // Stays mounted during a retry, to keep the focus.
  const [askedAgain, setAskedAgain] = useState(false)
  const timedOut = useTimedOut(STEP_PATIENCE_MS)
  const isUnsure = error === undefined ? late || timedOut || askedAgain : !isSignedOut(error)
  const retry = useCallback(() => {
    setAskedAgain(true)
    onRetry()
  }, [onRetry])
  return isUnsure ? <UnsureStep error={error} onRetry={retry} /> : <StepCardSkeleton busyText={t('loading')} />
}

type AsOfProps = { shown: Extract<RemoteData<{ at: number }>, { state: 'ready' }>; onRetry: () => unknown }

/** Shows how old the step is, while a refetch has failed or takes long. */
export const StepAsOf = ({ shown, onRetry }: AsOfProps) => {
  const { t } = useTranslation('home')
  const { error, busy } = refreshOf(shown)
  const time = chinaTime(shown.data.at).slice(11, 16)
  return (
    <>
      <StaleNotice error={error} busy={busy} onRetry={onRetry} said={t('next.asOf.failed', { time })} />
      {busy && error === undefined && <Slow said={t('next.asOf.slow', { time })} />}
    </>
  )
}

const Slow = ({ said }: { said: string }) => (
  <p role="status" className="quiet">
    {useTimedOut(STEP_PATIENCE_MS) && said}
  </p>
)
