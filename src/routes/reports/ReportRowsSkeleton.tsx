import { useTranslation } from 'react-i18next'
import { Card, CardListParts } from '@/ui/Card'
import { ReportSkeletonCard } from './ReportSkeleton'

export const ReportRowsSkeleton = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  return (
    <>
      <span role="status" className="visuallyHidden">
        {shell('loading')}
      </span>
      <CardListParts>
        <Card>
          <p>{t('loading')}</p>
        </Card>
        {Array.from({ length: 2 }, (_, index) => (
          <ReportSkeletonCard key={index} lines={4} figure="2.75rem" />
        ))}
      </CardListParts>
    </>
  )
}
