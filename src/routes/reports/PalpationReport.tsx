import { Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams, useNavigate } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { isLedBySuggestion, type PalpationReport as Report } from '@/domain/reports/report'
import { inTime } from '@/lib/inTime'
import { idle, errorOf, refreshOf, freshOf, type Refresh } from '@/lib/remote'
import {
  openPalpation,
  usePalpation,
  inspectionOf,
  lookUpMeasures,
  type PalpationAddress,
} from '@/stores/reports/palpation'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { BottomBar, ActionBar } from '@/ui/bars'
import { buttonProps, Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/Row'
import { Page, PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { ServerText } from '@/ui/ServerText'
import { ExportReport } from '@/routes/shared/ExportReport'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { PageError } from '@/routes/shared/errors'
import { useOnResume } from '@/routes/shared/useOnResume'
import { paths } from '@/routes/paths'
import { AssessedSkeleton } from './AssessedSkeleton'
import { PalpationNextStep } from './PalpationNextStep'
import { PalpationText } from './PalpationText'
import { ReportFoot, ReportNotFound, ReportHead } from './reportLayout'
import { useDue } from './useDue'
import { palpationIn } from './palpationLoaders'

type Props = {
  address: PalpationAddress
  report: Report
  /** A465: a row in the page, because the bar holds a more urgent step. */
  row?: boolean
}

const useMeasures = ({ reportId }: PalpationAddress) => usePalpation(({ measures }) => measures.get(reportId)) ?? idle

/** A227, A426: says that height and weight are missing or unreadable, and links to the questionnaire. */
const PalpationMeasures = ({ address, report, row = false }: Props) => {
  const { t } = useTranslation('palpation')
  const navigate = useNavigate()
  const known = useMeasures(address)
  useOnResume(() => {
    if (freshOf(known) === undefined) void lookUpMeasures(address)
  })
  const inspection = inspectionOf(report)
  // After the questionnaire the old answer must not be shown, so only a fresh one counts.
  const measures = freshOf(known)
  if (measures === undefined || measures === 'given' || inspection === undefined) return null
  const text = t(`measures.${measures}`)
  const to = paths.inspectQuestionnaire({ ...inspection, serviceId: DEFAULT_SERVICE_ID })
  if (row)
    return (
      <Card edgeToEdge>
        <LinkRow to={to} title={text} notes={[t('measures.act')]} />
      </Card>
    )
  return (
    <BottomBar>
      <ActionBar about={text}>
        <Button variant="secondary" onClick={() => void navigate(to)}>
          {t('measures.act')}
        </Button>
      </ActionBar>
    </BottomBar>
  )
}

const MeasuresNotLoaded = ({ address }: Pick<Props, 'address'>) => {
  const { t } = useTranslation('palpation')
  const known = useMeasures(address)
  return (
    <StaleNotice
      error={errorOf(known)}
      busy={refreshOf(known).busy}
      onRetry={() => void lookUpMeasures(address)}
      said={t('measures.failed')}
    />
  )
}

const PalpationGuidance = ({ report }: { report: Report }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const { suggestion, guidance, guidanceUnreadable } = report
  const lead = isLedBySuggestion(report) ? suggestion : undefined
  return (
    <Section title={t('guidance')}>
      {lead !== undefined && (
        <p>
          <strong>{t('guidanceLead', { lead: t(`suggestions.${lead}`) })}</strong>
        </p>
      )}
      {guidance.map((one, index) => (
        <p key={index} className="typed">
          <ServerText>{'suggestion' in one ? t(`suggestions.${one.suggestion}`) : one.text}</ServerText>
        </p>
      ))}
      {guidanceUnreadable && <p>{shell('unreadableRow')}</p>}
      {guidance.length === 0 && !guidanceUnreadable && <p>{t('notRecorded')}</p>}
    </Section>
  )
}

/** Lazy: map and list follow the words above them. */
const PalpationLesions = lazyWithFallback(
  async () => (await inTime(import('./lazy/PalpationLesions'))).PalpationLesions,
)

/** The map, and a card for each of the first lesions. */
const FindingsSkeleton = ({ lesions = [] }: Pick<Report, 'lesions'>) => (
  <>
    <Card aria-hidden="true">
      <SkeletonBlock height="27.5rem" />
    </Card>
    {lesions.slice(0, 3).map((_lesion, index) => (
      <Card key={index} aria-hidden="true">
        <SkeletonBlock height="32.5rem" />
      </Card>
    ))}
  </>
)

export const PalpationReport = () => {
  const [query] = useSearchParams()
  const address = palpationIn(query)
  const { reportId } = address
  const report = usePalpation(({ reports }) => reports.get(reportId)) ?? idle
  const retry = () => void openPalpation(address)
  if (reportId === '') return <ReportNotFound />
  switch (report.state) {
    case 'idle':
    case 'loading':
      return <AssessedSkeleton of="palpationReport" />
    case 'failed':
      return <PageError error={report.error} onRetry={retry} gone={<ReportNotFound />} />
    case 'ready':
      return <LoadedReport address={address} report={report.data} refresh={refreshOf(report)} onRetry={retry} />
  }
}

/** Reports that its sibling, the findings, is rendered, because an export without them would look complete. */
const Shown = ({ onShown }: { onShown: (isShown: true) => void }) => {
  useEffect(() => onShown(true), [onShown])
  return null
}

type LoadedReportProps = { address: PalpationAddress; report: Report; refresh: Refresh; onRetry: () => void }

const LoadedReport = ({ address, report, refresh, onRetry }: LoadedReportProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const [isExpanded, setIsExpanded] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const { header, customerId, summary, suggestion, guidance, guidanceUnreadable, lesions, unreadable } = report
  const isReferral = suggestion === 'referral'
  const step = report.mayBeMoreUrgent ? undefined : suggestion
  // The regular review has no day, and a referral is for now.
  const due = useDue(step, { ...header, reportId: address.reportId })
  if (due === 'asked') return <AssessedSkeleton of="palpationReport" />
  return (
    <Page bar={isReferral ? <AskDoctor /> : <PalpationMeasures address={address} report={report} />}>
      <PageTitle>{shell('titles.palpationReport')}</PageTitle>
      <StaleNotice {...refresh} onRetry={onRetry} />
      <ReportHead header={header} />
      <PalpationNextStep
        {...{ reportId: address.reportId, step, header, customerId, guidance, guidanceUnreadable, due }}
      />
      <UrgentSigns onReport />
      <Section title={t('summary')}>
        <p className="typed">
          <ServerText>{summary ?? t('notRecorded')}</ServerText>
        </p>
      </Section>
      <PalpationGuidance report={report} />
      <Suspense fallback={<FindingsSkeleton lesions={lesions} />}>
        {lesions === undefined ? (
          <Section title={t('found.title')}>
            <p>{t('found.notTold')}</p>
          </Section>
        ) : (
          <PalpationLesions lesions={lesions} unreadable={unreadable} isExpanded={isExpanded} />
        )}
        <Shown onShown={setIsShown} />
      </Suspense>
      <MeasuresNotLoaded address={address} />
      {isReferral && <PalpationMeasures row address={address} report={report} />}
      <Card edgeToEdge data-off-paper="">
        <LinkRow
          to={paths.visitSummary(address.reportId)}
          title={t('toSummary.title')}
          notes={[t('toSummary.note')]}
        />
      </Card>
      <ReportFoot organisation={header.organisation} />
      <PalpationText report={report} />
      {isShown && (
        <ExportReport
          title={[shell('titles.palpationReport'), header.patientName, header.inspectionNumber]
            .filter(Boolean)
            .join(' · ')}
          onBegin={() => flushSync(() => setIsExpanded(true))}
        />
      )}
    </Page>
  )
}

/** A465: a referral stays in reach while scrolling. */
const AskDoctor = () => {
  const { t } = useTranslation('palpation')
  return (
    <BottomBar>
      <Link {...buttonProps('primary', true)} to={paths.consultIndex()}>
        {t('next.referral.act')}
      </Link>
    </BottomBar>
  )
}
