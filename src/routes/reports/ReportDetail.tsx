import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { stepAhead } from '@/domain/reports/progress'
import type { ReportProgress } from '@/domain/reports/report'
import { idle, refreshOf, type Refresh } from '@/lib/remote'
import { loadProgress, useReports } from '@/stores/reports/reports'
import { Card } from '@/ui/Card'
import { CopyText } from '@/ui/CopyText'
import { DescriptionList } from '@/ui/DescriptionList'
import { Page } from '@/ui/Page'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { PageTitle } from '@/ui/PageTitle'
import { Section } from '@/ui/Section'
import { SkeletonBlock, SkeletonCard } from '@/ui/Skeleton'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { FinishedReport } from './FinishedReport'
import { ReportNotFound } from './ReportNotFound'
import { ReportSteps } from './ReportSteps'

/** How far the report of an inspection has come, what happens next, and the report once it is there (REPORT-12). */
export const ReportDetail = () => {
  const { id = '' } = useParams()
  const progress = useReports((state) => state.progress.get(id)) ?? idle
  switch (progress.state) {
    case 'idle':
    case 'loading':
      return <ProgressSkeleton />
    case 'failed':
      return <PageError error={progress.error} onRetry={() => void loadProgress(id)} gone={<ReportNotFound />} />
    case 'ready':
      return <Detail inspectionId={id} progress={progress.data} refresh={refreshOf(progress)} />
  }
}

type Props = { inspectionId: string; progress: ReportProgress; refresh: Refresh }

const Detail = ({ inspectionId, progress, refresh }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const ahead = stepAhead(progress)
  const { inspectionNumber } = progress
  return (
    <Page>
      <PageTitle>{shell('titles.reportDetail')}</PageTitle>
      <StaleNotice {...refresh} onRetry={() => void loadProgress(inspectionId)} />
      <Section title={t(`detail.next.${ahead ?? 'done'}.title`)}>
        <p>{t(`detail.next.${ahead ?? 'done'}.text`)}</p>
        {ahead !== undefined && ahead !== 'toBeChecked' && <p className="quiet">{t('detail.late')}</p>}
      </Section>
      {ahead === undefined && <FinishedReport inspectionId={inspectionId} />}
      <Section title={t('detail.steps')}>
        <ReportSteps progress={progress} />
      </Section>
      <Section>
        <DescriptionList facts={[[t('detail.number'), inspectionNumber ?? shell('unknown')]]} />
        {inspectionNumber !== undefined && (
          <CopyText
            label={t('detail.copy')}
            text={inspectionNumber}
            copied={t('detail.copied')}
            notCopied={t('detail.notCopied')}
          />
        )}
      </Section>
      <UrgentSigns quiet />
    </Page>
  )
}

const ProgressSkeleton = () => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t('titles.reportDetail')}>
      <SkeletonCard />
      <Card aria-hidden="true">
        <SkeletonBlock width="50%" height="1.25rem" />
        <SkeletonBlock height="14rem" />
      </Card>
    </PageSkeleton>
  )
}
