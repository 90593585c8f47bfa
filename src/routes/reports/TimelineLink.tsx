import { useTranslation } from 'react-i18next'
import { isPalpation } from '@/domain/reports/documents'
import type { ReportRow } from '@/domain/reports/report'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/LinkRow'
import { paths } from '@/routes/paths'
import styles from './reports.module.css'

/** The way to what changed over the visits, once there is a visit. */
export const TimelineLink = ({ rows }: { rows: readonly (ReportRow | UnreadableRow)[] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  if (!rows.some((row) => !isUnreadable(row) && isPalpation(row))) return null
  return (
    <div className={styles.before}>
      <Card flush>
        <LinkRow to={paths.reportTimeline()} title={shell('titles.reportTimeline')} notes={[t('toTimeline')]} />
      </Card>
    </div>
  )
}
