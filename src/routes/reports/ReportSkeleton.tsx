import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { SkeletonBlock } from '@/ui/Skeleton'

/** A report before it is there: its head, what it comes to, and a drawing. */
export const ReportSkeleton = ({ of }: { of: 'palpationReport' | 'riskReport' | 'healthServicesReport' }) => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t(`titles.${of}`)}>
      <Card aria-hidden="true">
        <SkeletonBlock width="40%" height="1.25rem" />
        <SkeletonBlock height="5rem" />
      </Card>
      <Card aria-hidden="true">
        <SkeletonBlock width="50%" height="1.25rem" />
        <SkeletonBlock height="16rem" />
      </Card>
    </PageSkeleton>
  )
}
