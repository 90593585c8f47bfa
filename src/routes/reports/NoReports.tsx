import { useTranslation } from 'react-i18next'
import type { ReportKind } from '@/stores/reports/reports'
import { EmptyState } from '@/ui/EmptyState'
import { paths } from '@/routes/paths'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'

/** Neither list is empty for ever: what makes a report is one tap away (A18). */
export const NoReports = ({ kind }: { kind: ReportKind }) => {
  const { t } = useTranslation('reportsList')
  return (
    <EmptyState
      kind="empty"
      name="noReports"
      title={t('none.title')}
      text={t(`none.${kind}`)}
      way={<PrimaryLink to={paths.serviceList()}>{t('none.action')}</PrimaryLink>}
    />
  )
}
