import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOf } from '@/domain/reports/documents'
import type { ReportRow } from '@/domain/reports/report'
import { LinkRow } from '@/ui/LinkRow'
import { paths } from '@/routes/paths'
import { ReportRowHeader } from './ReportRowHeader'
import { ReportDocumentRow } from './ReportDocumentRow'
import styles from './reports.module.css'

/**
 * A report of an inspection, with what it consists of; one that is not finished, or not there, leads to how far it
 * is.
 */
export const ReportCard = ({ row }: { row: ReportRow }) => {
  const { t } = useTranslation('reportsList')
  const titleId = useId()
  return (
    <>
      <ReportRowHeader row={row} unnamed={t('card.unnamed')} dateName={t('card.date')} titleId={titleId} />
      {(!row.finished || row.pdfUrl === undefined) && row.inspectionId !== undefined && (
        <div className={styles.way}>
          <LinkRow
            to={paths.reportProgress(row.inspectionId)}
            title={t('unfinished.progress')}
            notes={[t('unfinished.text')]}
          />
        </div>
      )}
      {partsOf(row).map((part) => (
        <ReportDocumentRow key={part.kind} part={part} titleId={titleId} />
      ))}
    </>
  )
}
