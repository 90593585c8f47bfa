import { useTranslation } from 'react-i18next'
import { CardListParts } from '@/ui/Card'
import { ReportSkeletonCard } from './ReportSkeleton'

export const ReportRowsSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      <CardListParts>
        {Array.from({ length: 3 }, (_, index) => (
          <ReportSkeletonCard key={index} lines={4} figure="2.75rem" />
        ))}
      </CardListParts>
    </div>
  )
}
