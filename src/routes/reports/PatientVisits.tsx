import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MEASURES } from '@/domain/reports/timeline'
import type { WordArea } from '@/i18n/words'
import { idle, refreshOf } from '@/lib/remote'
import { openTimeline, readVisits, showEarlierVisits, useTimeline, visitsOf } from '@/stores/reports/timeline'
import { LiveRegion } from '@/ui/LiveRegion'
import { Button } from '@/ui/Button'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { Callout } from '@/ui/Callout'
import { SkeletonBlock, SkeletonList } from '@/ui/Skeleton'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { focusAround } from '@/ui/focusMain'
import { paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'
import { MeasureSection } from './MeasureSection'
import { inTime } from '@/lib/inTime'

export const PatientVisits = ({ customerId }: { customerId: string }) => {
  const { t: shell } = useTranslation()
  const rows = useTimeline((state) => state.rows.get(customerId)) ?? idle
  switch (rows.state) {
    case 'idle':
    case 'loading':
      return <SkeletonList count={3} busyText={shell('loading')} />
    case 'failed':
      return <PageError part error={rows.error} onRetry={() => void openTimeline(customerId)} />
    case 'ready':
      return (
        <>
          <StaleNotice {...refreshOf(rows)} onRetry={() => void openTimeline(customerId)} />
          <Visits customerId={customerId} />
        </>
      )
  }
}

const Visits = ({ customerId }: { customerId: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const state = useTimeline()
  const { words } = useLazyTranslations(PLACE_WORDS)
  const { visits, earlier, reading, failures, unreadable } = useMemo(
    () => visitsOf(state, customerId),
    [state, customerId],
  )
  const unshown = t('timeline.unshown.text', { count: unreadable })
  if (visits.length === 0 && unreadable > 0)
    return (
      <ContentUnavailable
        kind="failed"
        title={t('timeline.unshown.title')}
        text={unshown}
        action={{ label: shell('actions.retry'), onAct: () => void openTimeline(customerId) }}
      />
    )
  if (visits.length === 0)
    return (
      <ContentUnavailable
        kind="empty"
        drawing="noReports"
        title={t('timeline.none.title')}
        text={t('timeline.none.text')}
        way={<PrimaryLink to={paths.serviceList()}>{t('none.actions.inspection')}</PrimaryLink>}
      />
    )
  const loading = <SkeletonBlock height="12rem" />
  return (
    <>
      {reading && (
        <span role="status" className="visuallyHidden">
          {shell('loading')}
        </span>
      )}
      <LiveRegion role="status">
        {!reading && failures > 0 && (
          <Callout tone="caution" title={t('timeline.notRead.title')}>
            <p>{t('timeline.notRead.again')}</p>
            <Button ref={focusAround} variant="secondary" onClick={() => void readVisits(customerId)}>
              {shell('actions.retry')}
            </Button>
          </Callout>
        )}
      </LiveRegion>
      {unreadable > 0 && (
        <Callout tone="caution" title={t('timeline.unshown.title')}>
          <p>{unshown}</p>
        </Callout>
      )}
      {MEASURES.map((measure) => (
        <MeasureSection key={measure} measure={measure} visits={visits} reading={reading} />
      ))}
      {earlier && (
        <Button
          ref={focusAround}
          variant="secondary"
          block
          busy={reading}
          onClick={() => showEarlierVisits(customerId)}
        >
          {t('timeline.earlier')}
        </Button>
      )}
      <Suspense fallback={loading}>
        {words.state === 'loading' && loading}
        {words.state === 'failed' && <NoComparison />}
        {words.state === 'ready' && <LazyComparison {...{ visits, reading, unreadable }} />}
      </Suspense>
    </>
  )
}

const PLACE_WORDS: WordArea[] = ['palpation']

const NoComparison = () => {
  const { t } = useTranslation()
  return <p>{t('failed.part')}</p>
}

// Lazy: three charts come before it.
const LazyComparison = lazyWithFallback(
  async () => (await inTime(import('./lazy/ComparedVisits'))).ComparedVisits,
  NoComparison,
)
