import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useId } from 'react'
import { partsOf } from '@/domain/reports/documents'
import { stepAhead, shownSteps } from '@/domain/reports/progress'
import type { ReportProgress, ReportRow } from '@/domain/reports/report'
import { momentText } from '@/i18n/dates'
import { idle, refreshOf, dataOf, type Refresh } from '@/lib/remote'
import { readableRows } from '@/lib/unreadableRow'
import { loadProgress, loadReports, useReports, rowsOf } from '@/stores/reports/reports'
import { Card } from '@/ui/Card'
import { CopyText } from '@/ui/CopyText'
import { DescriptionList } from '@/ui/DescriptionList'
import { LinkRow } from '@/ui/Row'
import { Page, PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { Steps } from '@/ui/Steps'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { PageError } from '@/routes/shared/errors'
import { useIsWaiting } from '@/routes/shared/useIsWaiting'
import { useOnResume } from '@/routes/shared/useOnResume'
import { paths } from '@/routes/paths'
import { ReportDocumentRow } from './ReportDocumentRow'
import { ReportNotFound } from './reportLayout'
import { ReportRowHeader, rowNames } from './ReportRowHeader'
import { ReportSkeleton } from './ReportSkeleton'

const useRow = (inspectionId: string): ReportRow | undefined => {
  const rows = readableRows(dataOf(useReports(rowsOf('inspection'))) ?? [])
  const found = rows.filter((one) => one.inspectionId === inspectionId)
  return found.find(({ finished }) => finished) ?? found[0]
}

const ListedReport = ({ row }: { row: ReportRow | undefined }) => {
  const { t } = useTranslation('reportsList')
  const id = useId()
  return (
    <Card edgeToEdge>
      {row === undefined ? (
        <LinkRow to={paths.reports()} title={t('detail.toList')} />
      ) : (
        <>
          <ReportRowHeader row={row} kind="inspection" id={id} />
          {row.finished &&
            partsOf(row).map((part) => <ReportDocumentRow key={part.kind} part={part} names={rowNames(id)} />)}
        </>
      )}
    </Card>
  )
}

const ReportSteps = ({ progress }: { progress: ReportProgress }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const states = t('detail.states', { returnObjects: true })
  const steps = shownSteps(progress).map((shown, index) => ({
    title: shown.step === undefined ? t('detail.extra', { number: index + 1 }) : t(`steps.${shown.step}`),
    state: shown.state,
    note: shown.at ? momentText(shell, shown.at) : undefined,
  }))
  return <Steps label={t('detail.steps')} steps={steps} states={states} />
}

export const ReportDetail = () => {
  const { id = '' } = useParams()
  const progress = useReports((state) => state.progress.get(id)) ?? idle
  const isAsked = useReports(rowsOf('inspection')).state === 'loading'
  const isWaiting = useIsWaiting(isAsked, progress.state === 'ready')
  useOnResume(() => {
    void loadProgress(id)
    void loadReports('inspection')
  })
  switch (progress.state) {
    case 'idle':
    case 'loading':
      return <ReportSkeleton of="reportDetail" />
    case 'failed':
      return <PageError error={progress.error} onRetry={() => void loadProgress(id)} gone={<ReportNotFound />} />
    case 'ready':
      // The list has the report itself, which stands above the steps and may be done before them.
      if (isWaiting) return <ReportSkeleton of="reportDetail" />
      return <Detail inspectionId={id} progress={progress.data} refresh={refreshOf(progress)} />
  }
}

type Props = { inspectionId: string; progress: ReportProgress; refresh: Refresh }

const Detail = ({ inspectionId, progress, refresh }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const row = useRow(inspectionId)
  const isDone = row?.finished === true && row.pdfUrl !== undefined
  const ahead = isDone ? undefined : stepAhead(progress)
  const next = ahead ?? (row === undefined || isDone ? 'done' : 'noDocument')
  const { inspectionNumber } = progress
  return (
    <Page>
      <PageTitle>{shell('titles.reportDetail')}</PageTitle>
      <StaleNotice {...refresh} onRetry={() => void loadProgress(inspectionId)} />
      <Section title={t(`detail.next.${next}.title`)}>
        <p>{t(`detail.next.${next}.text`)}</p>
        {next !== 'done' && next !== 'toBeChecked' && <p className="quiet">{t('detail.late')}</p>}
      </Section>
      {ahead === undefined && <ListedReport row={row} />}
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
      <UrgentSigns muted />
    </Page>
  )
}
