import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { PageSkeleton, SkeletonBlock } from '@/ui/Skeleton'

type Props = { of: 'selectTime' | 'confirmOrder'; children: ReactNode }

export const BookingStepSkeleton = ({ of, children }: Props) => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t(`titles.${of}`)}>
      <Card aria-hidden="true">
        <SkeletonBlock width="65%" height="1.5rem" />
        <SkeletonBlock width="75%" height="1.25rem" />
        <SkeletonBlock width="85%" height="1.25rem" />
        <SkeletonBlock width="40%" height="1.25rem" />
      </Card>
      {children}
    </PageSkeleton>
  )
}
