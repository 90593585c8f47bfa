import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { SkeletonBlock } from '@/ui/Skeleton'

/** The organisation's name and the fields, before they are there. */
export const CheckInSkeleton = () => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')}>
      <SkeletonBlock width="30%" height="1.25rem" />
      <SkeletonBlock width="80%" height="2.25rem" />
      <Card aria-hidden="true">
        {['day', 'name', 'phone', 'birthday'].map((field) => (
          <SkeletonBlock key={field} height="3rem" />
        ))}
      </Card>
    </PageSkeleton>
  )
}
