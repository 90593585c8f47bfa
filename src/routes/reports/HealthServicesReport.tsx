import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Content } from '@/domain/questionnaires/storedContent'
import { stepsInOrder } from '@/domain/reports/advisedSteps'
import { dataOf, idle, refreshOf, type Refresh } from '@/lib/remote'
import { loadHealthReport, useHealthReports } from '@/stores/reports/risk'
import { Page, PageTitle } from '@/ui/Page'
import { reportIdIn } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { useIsWaiting } from '@/routes/shared/useIsWaiting'
import { AssessedSkeleton } from './AssessedSkeleton'
import { useDue } from './useDue'
import type { answerParts } from './lazyAnswers'
import { ReportNotFound } from './reportLayout'
import { useLazyAnswers } from './useLazyAnswers'

export const HealthServicesReport = () => {
  const [query] = useSearchParams()
  const reportId = reportIdIn(query)
  const report = useHealthReports(({ reports }) => reports.get(reportId)) ?? idle
  const { parts, retry: retryParts } = useLazyAnswers()
  // The list has the day of the report, and a check that is overdue comes first.
  const isAsked = useHealthReports(({ rows }) => rows.get(reportId)?.state === 'loading')
  const isWaiting = useIsWaiting(isAsked, report.state === 'ready' && parts.state === 'ready')
  const retry = () => void loadHealthReport(reportId)
  if (reportId === '') return <ReportNotFound />
  if (report.state === 'failed') return <PageError error={report.error} onRetry={retry} gone={<ReportNotFound />} />
  if (parts.state === 'failed') return <PageError error={parts.error} onRetry={retryParts} />
  if (report.state !== 'ready' || parts.state !== 'ready' || isWaiting)
    return <AssessedSkeleton of="healthServicesReport" />
  return (
    <LoadedReport
      reportId={reportId}
      content={report.data}
      refresh={refreshOf(report)}
      onRetry={retry}
      parts={parts.data}
    />
  )
}

type LoadedReportProps = {
  reportId: string
  content: Content
  refresh: Refresh
  onRetry: () => void
  parts: typeof answerParts
}

const LoadedReport = ({
  reportId,
  content,
  refresh,
  onRetry,
  parts: { readingOf, adviceIn, HealthAnswers },
}: LoadedReportProps) => {
  const { t: shell } = useTranslation()
  const { t: reports } = useTranslation('reports')
  const row = useHealthReports(({ rows }) => dataOf(rows.get(reportId) ?? idle))
  const reading = useMemo(() => readingOf(content), [readingOf, content])
  const due = useDue(stepsInOrder(adviceIn(reading))[0]?.step, {
    examinedAt: row?.madeAt,
    patientName: row?.patientName,
    inspectionId: row?.inspectionId,
  })
  if (due === 'asked') return <AssessedSkeleton of="healthServicesReport" />
  return (
    <Page>
      <PageTitle>{shell('titles.healthServicesReport')}</PageTitle>
      <StaleNotice {...refresh} onRetry={onRetry} />
      <HealthAnswers reading={reading} row={row} due={due} />
      <p className="quiet">{reports('foot.disclaimer')}</p>
    </Page>
  )
}
