import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOf } from '@/domain/reports/documents'
import { readableRows } from '@/lib/unreadableRow'
import { dataOf } from '@/lib/remote'
import { rowsOf, useReports } from '@/stores/reports/reports'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/LinkRow'
import { paths } from '@/routes/paths'
import { ReportRowHeader } from './ReportRowHeader'
import { ReportDocumentRow } from './ReportDocumentRow'

/** The report of an inspection as it stands in the list; without its row, the way to the list. */
export const FinishedReport = ({ inspectionId }: { inspectionId: string }) => {
  const { t } = useTranslation('reportsList')
  const titleId = useId()
  const rows = dataOf(useReports(rowsOf('inspection')))
  const row = readableRows(rows ?? []).find((one) => one.inspectionId === inspectionId && one.finished)
  return (
    <Card flush>
      {row === undefined ? (
        <LinkRow to={paths.reports()} title={t('detail.toList')} />
      ) : (
        <>
          <ReportRowHeader row={row} unnamed={t('card.unnamed')} dateName={t('card.date')} titleId={titleId} />
          {partsOf(row).map((part) => (
            <ReportDocumentRow key={part.kind} part={part} titleId={titleId} />
          ))}
        </>
      )}
    </Card>
  )
}
