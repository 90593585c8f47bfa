import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { PageSkeleton, SkeletonBlock, SkeletonCard } from '@/ui/Skeleton'

type Props = { of: 'subscribeDetail' | 'subscribeCancel' | 'refundDetail' }

export const AppointmentSkeleton = ({ of }: Props) => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t(`titles.${of}`)}>
      <SkeletonCard />
      <Card aria-hidden="true">
        <SkeletonBlock width="50%" height="1.25rem" />
        <SkeletonBlock height="12rem" />
      </Card>
    </PageSkeleton>
  )
}
