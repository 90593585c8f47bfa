import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportPart } from '@/domain/reports/documents'
import { findPdf } from '@/stores/reports/reports'
import { Button } from '@/ui/Button'
import { paths } from '@/routes/paths'
import { MissingMeasures } from './MissingMeasures'
import { DocumentRow } from './DocumentRow'
import { useHasDownloads } from './useHasDownloads'
import { pdfPath, useReportPdf } from './useReportPdf'
import { ViewLink } from './ViewLink'

/** One part of a finished report: to be looked at and taken along, or how it is still to be had. */
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
