import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PalpationReport as Report } from '../../domain/reports/report'
import { isUnknown } from '../../i18n/errors'
import { idle, refreshOf, type Refresh } from '../../lib/remote'
import { loadPalpation, usePalpation } from '../../stores/reportsPalpation'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { Section } from '../../ui/Section'
import { reportIdIn } from '../paths'
import { ExportReport } from '../shared/ExportReport'
import { FailedPage } from '../shared/Failed'
import { NotRefreshed } from '../shared/NotRefreshed'
import { ReportFoot } from './ReportFoot'
import { ReportGone } from './ReportGone'
import { ReportHead } from './ReportHead'
import { ReportSkeleton } from './ReportSkeleton'

/** The report of an examination by palpation imaging. */
export const PalpationReport = () => {
  const [query] = useSearchParams()
  const reportId = reportIdIn(query)
  const report = usePalpation(({ reports }) => reports.get(reportId)) ?? idle
  const retry = () => void loadPalpation(reportId)
  if (reportId === '') return <ReportGone />
  switch (report.state) {
    case 'idle':
    case 'loading':
      return <ReportSkeleton of="palpationReport" />
    case 'failed':
      return isUnknown(report.error) ? <ReportGone /> : <FailedPage error={report.error} onRetry={retry} />
    case 'ready':
      return <Whole report={report.data} refresh={refreshOf(report)} onRetry={retry} />
  }
}

type WholeProps = { report: Report; refresh: Refresh; onRetry: () => void }

const Whole = ({ report, refresh, onRetry }: WholeProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const { header, summary } = report
  return (
    <Page>
      <PageTitle>{shell('titles.palpationReport')}</PageTitle>
      <NotRefreshed {...refresh} onRetry={onRetry} />
      <ReportHead header={header} />
      <Section title={t('summary')}>
        <p>{summary ?? t('notRecorded')}</p>
      </Section>
      <ReportFoot organisation={header.organisation} />
      <ExportReport
        title={[shell('titles.palpationReport'), header.patientName, header.inspectionNumber]
          .filter(Boolean)
          .join(' · ')}
      />
    </Page>
  )
}
