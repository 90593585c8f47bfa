import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReportRow } from '@/domain/reports/report'
import { findPdf } from '@/stores/reports/reports'
import { Button } from '@/ui/Button'
import { buttonProps } from '@/ui/buttonProps'
import { paths } from '@/routes/paths'
import { DocumentRow } from './DocumentRow'
import { ReportRowHeader } from './ReportRowHeader'
import { useHasDownloads } from './useHasDownloads'
import { useReportPdf } from './useReportPdf'

/** A report made of a questionnaire: to be read here, as a document, and to be taken along (REPORT-09, A222). */
export const HealthReportCard = ({ row }: { row: ReportRow }) => {
  const { t } = useTranslation('reportsList')
  const titleId = useId()
  const lineId = useId()
  const pdf = useReportPdf()
  const hasDownloads = useHasDownloads()
  const { reportId = '' } = row
  const find = () => findPdf('health', reportId)
  const about = { 'aria-describedby': `${titleId} ${lineId}` }
  return (
    <>
      <ReportRowHeader row={row} unnamed={t('card.unnamedHealth')} dateName={t('card.madeOn')} titleId={titleId} />
      <DocumentRow id={lineId} name={t('documents.health')} pdf={pdf}>
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
