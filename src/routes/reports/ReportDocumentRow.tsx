import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReportPart } from '@/domain/reports/documents'
import { findPdf } from '@/stores/reports/reports'
import { Button, buttonProps } from '@/ui/Button'
import { CardFoot } from '@/ui/Card'
import { paths } from '@/routes/paths'
import { DocumentRow } from './DocumentRow'
import { MeasuresLine } from './MeasuresLine'
import { useHasDownloads } from '@/routes/shared/useHasDownloads'
import { pdfPath, useReportPdf, useNotMadeDialog } from './useReportPdf'

/** A453: the assessment lacks height and weight. */
const MissingMeasures = ({ reportId, names }: { reportId: string; names: string }) => {
  const { t } = useTranslation('reportsList')
  return (
    <CardFoot>
      <MeasuresLine reportId={reportId} text={t('missingAssessment.text')} names={names} />
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

type RowProps<Part> = {
  part: Part
  names: string
}

export const ReportDocumentRow = ({ part, names }: RowProps<ReportPart>) => {
  if (part.kind === 'missingAssessment') return <MissingMeasures reportId={part.reportId} names={names} />
  return <DocumentLine part={part} names={names} />
}

type Made = Exclude<ReportPart, { kind: 'missingAssessment' }>

const DocumentLine = ({ part, names }: RowProps<Made>) => {
  const { t } = useTranslation('reportsList')
  const id = useId()
  const pdf = useReportPdf()
  const hasDownloads = useHasDownloads()
  const about = { 'aria-describedby': `${names} ${id}` }
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
