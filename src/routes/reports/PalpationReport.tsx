import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { PalpationReport as Report } from '@/domain/reports/report'
import { idle, refreshOf, type Refresh } from '@/lib/remote'
import { openPalpation, usePalpation, type PalpationAddress } from '@/stores/reports/palpation'
import { BottomBar } from '@/ui/BottomBar'
import { buttonProps } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Page, PageTitle } from '@/ui/Page'

import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { paths } from '@/routes/paths'
import { ExportReport } from '@/routes/shared/ExportReport'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { palpationIn } from './palpationLoaders'
import { PalpationGuidance } from './PalpationGuidance'
import { PalpationMeasures } from './PalpationMeasures'
import { PalpationNextStep } from './PalpationNextStep'
import { PalpationText } from './PalpationText'
import { ReportFoot, ReportNotFound, ReportHead, ReportSkeleton } from './ReportHead'

import { inTime } from '@/lib/inTime'

/** Lazy: map and list follow the words above them. */
const PalpationLesions = lazy(async () => ({
  default: (await inTime(import('./lazy/PalpationLesions'))).PalpationLesions,
}))

const MapSkeleton = () => (
  <Card aria-hidden="true">
    <SkeletonBlock width="50%" height="1.25rem" />
    <SkeletonBlock height="16rem" />
  </Card>
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
      return <ReportSkeleton of="palpationReport" />
    case 'failed':
      return <PageError error={report.error} onRetry={retry} gone={<ReportNotFound />} />
    case 'ready':
      return <Whole address={address} report={report.data} refresh={refreshOf(report)} onRetry={retry} />
  }
}

type WholeProps = { address: PalpationAddress; report: Report; refresh: Refresh; onRetry: () => void }

const Whole = ({ address, report, refresh, onRetry }: WholeProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const [isWhole, setIsWhole] = useState(false)
  const { header, summary, suggestion, guidance, guidanceUnreadable, lesions, unreadable } = report
  const isReferral = suggestion === 'referral'
  return (
    <Page bar={isReferral ? <AskDoctor /> : <PalpationMeasures address={address} report={report} />}>
      <PageTitle>{shell('titles.palpationReport')}</PageTitle>
      <StaleNotice {...refresh} onRetry={onRetry} />
      <ReportHead header={header} />
      <PalpationNextStep {...{ suggestion, header, guidance, guidanceUnreadable }} />
      <UrgentSigns />
      <Section title={t('summary')}>
        <p className="typed">{summary ?? t('notRecorded')}</p>
      </Section>
      <PalpationGuidance {...{ suggestion, guidance, guidanceUnreadable }} />
      <Suspense fallback={<MapSkeleton />}>
        {lesions === undefined ? (
          <Section title={t('found.title')}>
            <p>{t('found.notTold')}</p>
          </Section>
        ) : (
          <PalpationLesions lesions={lesions} unreadable={unreadable} whole={isWhole} />
        )}
      </Suspense>
      {isReferral && <PalpationMeasures row address={address} report={report} />}
      <ReportFoot organisation={header.organisation} signsAbove />
      <PalpationText report={report} />
      <ExportReport
        title={[shell('titles.palpationReport'), header.patientName, header.inspectionNumber]
          .filter(Boolean)
          .join(' · ')}
        onBegin={() => flushSync(() => setIsWhole(true))}
      />
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
