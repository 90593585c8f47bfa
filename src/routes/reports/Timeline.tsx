import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { refreshOf } from '@/lib/remote'
import { useAccount } from '@/stores/account/account'
import { openTimelineOf, patientsOf, useTimeline } from '@/stores/reports/timeline'
import { useReports } from '@/stores/reports/reports'
import { Page, PageTitle } from '@/ui/Page'
import { paths } from '@/routes/paths'
import { ExamineeCard } from '@/routes/shared/ExamineeCard'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { PatientVisits } from './PatientVisits'
import { ReportSkeleton } from './ReportSkeleton'

export const Timeline = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const navigate = useNavigate()
  const requestedId = useSearchParams()[0].get('customerId')
  const examinees = useAccount((people) => people.examinees)
  const reports = useReports((state) => state.rows.get('inspection'))
  const customerId = useTimeline((state) => state.customerId)
  switch (examinees.state) {
    case 'idle':
    case 'loading':
      return <ReportSkeleton of="reportTimeline" lead={t('timeline.lead')} />
    case 'failed':
      return <PageError error={examinees.error} onRetry={() => void openTimelineOf(requestedId)} />
    case 'ready':
      return (
        <Page>
          <PageTitle>{shell('titles.reportTimeline')}</PageTitle>
          <p>{t('timeline.lead')}</p>
          <StaleNotice {...refreshOf(examinees)} onRetry={() => void openTimelineOf(requestedId)} />
          <ExamineeCard
            examinees={patientsOf(examinees.data, reports)}
            value={customerId ?? ''}
            onChoose={(id) => void navigate(paths.reportTimeline(id), { replace: true })}
            texts={t('timeline.patient', { returnObjects: true })}
          />
          {customerId !== undefined && <PatientVisits key={customerId} customerId={customerId} />}
        </Page>
      )
  }
}
