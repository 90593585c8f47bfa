import { useTranslation } from 'react-i18next'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isPalpation, isRecent, partsOf } from '@/domain/reports/documents'
import type { ReportRow } from '@/domain/reports/report'
import { dedupeList } from '@/lib/dedupe'
import { inTime } from '@/lib/inTime'
import { listFromRemote, type ListView } from '@/lib/listView'
import { dataOf, type RemoteData } from '@/lib/remote'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import {
  chooseReports,
  openReports,
  reloadReports,
  rowsOf,
  showMoreReports,
  shownOf,
  useReports,
  findPdf,
  type ReportKind,
} from '@/stores/reports/reports'
import { Button, buttonProps } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { LinkRow } from '@/ui/Row'
import { Page, PageTitle } from '@/ui/Page'
import { Tabs } from '@/ui/Tabs'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { ListPart, RefreshableList } from '@/routes/shared/RefreshableList'
import { useHasDownloads } from '@/routes/shared/useHasDownloads'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { DocumentRow } from './DocumentRow'
import { ALL, patientsIn, PatientFilter } from './PatientFilter'
import { ReportDocumentRow } from './ReportDocumentRow'
import { ReportRowHeader, rowNames } from './ReportRowHeader'
import { ReportRowsSkeleton } from './ReportRowsSkeleton'
import styles from './reports.module.css'
import { useReportPdf } from './useReportPdf'

type AnyRow = ReportRow | UnreadableRow

const revealInSteps = (remote: RemoteData<AnyRow[]>, patient: string, shown: number): ListView<AnyRow> => {
  const whole = listFromRemote(remote)
  if (!whole.began) return whole
  const rows =
    patient === ALL ? whole.rows : whole.rows.filter((row) => !isUnreadable(row) && row.patientName === patient)
  return { ...whole, rows: rows.slice(0, shown), more: rows.length > shown ? 'idle' : 'end', paged: true }
}

const HealthReportCard = ({ row }: { row: ReportRow }) => {
  const { t } = useTranslation('reportsList')
  const id = useId()
  const lineId = useId()
  const pdf = useReportPdf()
  const hasDownloads = useHasDownloads()
  const { reportId = '' } = row
  const find = () => findPdf('health', reportId)
  const about = { 'aria-describedby': `${rowNames(id)} ${lineId}` }
  return (
    <>
      <ReportRowHeader row={row} kind="health" id={id} />
      <DocumentRow id={lineId} name={t('documents.document')} pdf={pdf}>
        <Link {...buttonProps('secondary', false)} {...about} to={paths.healthReport(reportId)}>
          {t('actions.detail')}
        </Link>
        <Button
          variant="quiet"
          {...about}
          busy={pdf.busy === 'preview'}
          onClick={() => void pdf.open('preview', find)}
        >
          {t('actions.preview')}
        </Button>
        {hasDownloads && (
          <Button
            variant="quiet"
            {...about}
            busy={pdf.busy === 'download'}
            onClick={() => void pdf.open('download', find)}
          >
            {t('actions.downloadPdf')}
          </Button>
        )}
      </DocumentRow>
    </>
  )
}

const LazyOpenedMark = lazyWithFallback(
  async () => (await inTime(import('./lazy/OpenedMark'))).OpenedMark,
  () => null,
)

/** A finished report with its parts; another one links to its progress. */
const ReportCard = ({ row }: { row: ReportRow }) => {
  const { t } = useTranslation('reportsList')
  const id = useId()
  const today = useToday()
  return (
    <>
      <ReportRowHeader row={row} kind="inspection" id={id} />
      {isRecent(row, today) && (
        <div className={styles.mark}>
          <Suspense fallback={null}>
            <LazyOpenedMark reportId={row.reportId ?? ''} />
          </Suspense>
        </div>
      )}
      {(!row.finished || row.pdfUrl === undefined) && row.inspectionId !== undefined && (
        <div className={styles.way}>
          <LinkRow
            to={paths.reportProgress(row.inspectionId)}
            aria-describedby={rowNames(id)}
            title={t('unfinished.progress')}
            notes={[t(row.finished ? 'unfinished.noDocument' : 'unfinished.text')]}
          />
        </div>
      )}
      {partsOf(row).map((part) => (
        <ReportDocumentRow key={part.kind} part={part} names={rowNames(id)} />
      ))}
    </>
  )
}

const TimelineLink = ({ rows }: { rows: readonly AnyRow[] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  if (!rows.some((row) => !isUnreadable(row) && isPalpation(row))) return null
  return (
    <div className={styles.before}>
      <Card edgeToEdge>
        <LinkRow to={paths.reportTimeline()} title={shell('titles.reportTimeline')} notes={[t('toTimeline')]} />
      </Card>
    </div>
  )
}

/** A18: an empty list links to what produces a report. */
const NoReports = ({ kind }: { kind: ReportKind }) => {
  const { t } = useTranslation('reportsList')
  return (
    <ContentUnavailable
      kind="empty"
      drawing="noReports"
      title={t('none.title')}
      text={t(`none.${kind}`)}
      way={<PrimaryLink to={paths.serviceList()}>{t(`none.actions.${kind}`)}</PrimaryLink>}
    />
  )
}

const keyOf = ({ reportId, inspectionId }: ReportRow): string => `${inspectionId} ${reportId}`

const CARDS = { inspection: ReportCard, health: HealthReportCard } as const

/** The title and the tabs, with the list below them. */
const Tabbed = ({ children }: { children: ReactNode }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  return (
    <Page>
      <PageTitle>{shell('titles.reportList')}</PageTitle>
      <Tabs
        label={t('tabs.label')}
        tabs={(['inspection', 'health'] as const).map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={useReports(({ chosen }) => chosen)}
        onChange={chooseReports}
      >
        {children}
      </Tabs>
    </Page>
  )
}

/** What does not depend on data; prerendered for links from messages. */
export const ReportListLoading = () => (
  <Tabbed>
    <ReportRowsSkeleton />
  </Tabbed>
)

export const ReportList = () => {
  const kind = useReports(({ chosen }) => chosen)
  const remote = useReports(rowsOf(kind))
  const [patient, setPatient] = useState(ALL)
  const patients = patientsIn(dataOf(remote))
  // A new list may lack the patient who was chosen.
  const chosen = patients.length > 1 && patients.includes(patient) ? patient : ALL
  const list = dedupeList(revealInSteps(remote, chosen, useReports(shownOf(kind))), keyOf)
  const Card = CARDS[kind]
  return (
    <RefreshableList list={list} onPull={() => reloadReports(kind)}>
      <Tabbed>
        <ListPart
          list={list}
          onMore={() => showMoreReports(kind)}
          onRefresh={openReports}
          before={
            <>
              {kind === 'inspection' && <TimelineLink rows={list.rows} />}
              {patients.length > 1 && <PatientFilter patients={patients} chosen={chosen} onChoose={setPatient} />}
            </>
          }
          skeleton={<ReportRowsSkeleton />}
          empty={<NoReports kind={kind} />}
          row={(row) => <Card row={row} />}
          keyOf={keyOf}
        />
      </Tabbed>
    </RefreshableList>
  )
}
