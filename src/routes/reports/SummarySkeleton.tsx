import { useTranslation } from 'react-i18next'
import { ReportSkeleton } from './ReportSkeleton'

export const SummarySkeleton = () => {
  const { t } = useTranslation('visitSummary')
  return <ReportSkeleton of="visitSummary" lead={t('lead')} />
}
