import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { findPdf } from '@/stores/reports/reports'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DocumentRow } from './DocumentRow'
import { useReportPdf } from './useReportPdf'

/** The same report as a document, to be read, kept or printed (A221). */
export const RiskPdf = ({ reportId }: { reportId: string }) => {
  const { t } = useTranslation('reportsList')
  const id = useId()
  const pdf = useReportPdf()
  return (
    <Card flush>
      <DocumentRow id={id} name={t('documents.risk')} pdf={pdf}>
        <Button
          variant="quiet"
          busy={pdf.busy !== undefined}
          aria-describedby={id}
          onClick={() => void pdf.open('preview', () => findPdf('risk', reportId))}
        >
          {t('actions.preview')}
        </Button>
      </DocumentRow>
    </Card>
  )
}
