import { useTranslation } from 'react-i18next'
import { ReportSkeleton, type ReportSkeletonProps } from './ReportSkeleton'

/** A report with an assessment before its data; the caution at its foot is there already. */
export const AssessedSkeleton = ({ of }: Pick<ReportSkeletonProps, 'of'>) => {
  const { t } = useTranslation('reports')
  return <ReportSkeleton of={of} caution={t('foot.disclaimer')} />
}
