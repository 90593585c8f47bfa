import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import type { ReportPart } from '@/domain/reports/documents'
import { findInspection } from '@/stores/reports/palpation'
import { findPdf } from '@/stores/reports/reports'
import { Button, buttonProps } from '@/ui/Button'
import { CardFoot } from '@/ui/Card'
import { LiveRegion } from '@/ui/LiveRegion'
import { FailureNote } from '@/routes/shared/errors'
import { paths } from '@/routes/paths'
import { DocumentRow } from './DocumentRow'
import styles from './reports.module.css'
import { useHasDownloads } from '@/routes/shared/useHasDownloads'
import { useIsHere } from '@/routes/shared/useIsHere'
import { pdfPath, useReportPdf, useNotMadeDialog } from './useReportPdf'

/** A453: the assessment lacks height and weight; links to the questionnaire that asks both. */
const MissingMeasures = ({ reportId, titleId }: { reportId: string; titleId: string }) => {
  const { t } = useTranslation('reportsList')
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const open = async () => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    const found = await findInspection(reportId)
    if (!isHere()) return
    setBusy(false)
    if (found?.kind === 'failed') setError(found.error)
    if (found?.kind === 'found')
      await navigate(paths.inspectQuestionnaire({ ...found.inspection, serviceId: DEFAULT_SERVICE_ID }))
  }
  return (
    <CardFoot>
      <div className={styles.part}>
        <div className={styles.line}>
          <p>{t('missingAssessment.text')}</p>
          <Button variant="secondary" busy={busy} aria-describedby={titleId} onClick={() => void open()}>
            {t('missingAssessment.fill')}
          </Button>
        </div>
        <LiveRegion role="alert">
          {error !== undefined && (
            <FailureNote title={t('missingAssessment.failed')} error={error} next={t('notFound.next')} />
          )}
        </LiveRegion>
      </div>
    </CardFoot>
  )
}

type Props = {
  to: string | undefined
  'aria-describedby': string
}

/** REPORT-14, A220: links to a report, or says that it is not ready yet. */
const ViewLink = ({ to, ...about }: Props) => {
  const { t } = useTranslation('reportsList')
  const showNotMade = useNotMadeDialog()
  if (to === undefined)
    return (
      <Button variant="secondary" {...about} onClick={() => void showNotMade()}>
        {t('actions.view')}
      </Button>
    )
  return (
    <Link {...buttonProps('secondary', false)} {...about} to={to}>
      {t('actions.view')}
    </Link>
  )
}

export const ReportDocumentRow = ({ part, titleId }: { part: ReportPart; titleId: string }) => {
  if (part.kind === 'missingAssessment') return <MissingMeasures reportId={part.reportId} titleId={titleId} />
  return <DocumentLine part={part} titleId={titleId} />
}

type Made = Exclude<ReportPart, { kind: 'missingAssessment' }>

const DocumentLine = ({ part, titleId }: { part: Made; titleId: string }) => {
  const { t } = useTranslation('reportsList')
  const id = useId()
  const pdf = useReportPdf()
  const hasDownloads = useHasDownloads()
  const about = { 'aria-describedby': `${titleId} ${id}` }
  return (
    <DocumentRow id={id} name={t(`documents.${part.kind}`)} pdf={pdf}>
      <ViewLink to={part.pdfUrl === undefined ? undefined : pathOf(part, part.pdfUrl)} {...about} />
      {hasDownloads && (
        <Button
          variant="quiet"
          busy={pdf.busy !== undefined}
          {...about}
          onClick={() => void pdf.open('download', () => find(part))}
        >
          {t('actions.download')}
        </Button>
      )}
    </DocumentRow>
  )
}

const pathOf = (part: Made, pdfUrl: string): string => {
  switch (part.kind) {
    case 'palpation':
      return paths.palpationReport(part.reportId, part.specificationId)
    case 'assessment':
      return paths.riskReport(part.reportId)
    case 'document':
      return pdfPath(pdfUrl)
  }
}

const find = async (part: Made) => {
  if (part.kind !== 'document') return findPdf(part.kind, part.reportId)
  const { pdfUrl } = part
  return pdfUrl === undefined ? ({ kind: 'notMade' } as const) : ({ kind: 'found', url: pdfUrl } as const)
}
