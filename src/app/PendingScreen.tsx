import { useTranslation } from 'react-i18next'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { SkeletonCard } from '@/ui/Skeleton'
import { screenAt } from './screens'

/** What stands in place of a screen whose code is on its way: its title, as the table has it, and its shape. */
export const PendingScreen = ({ pathname }: { pathname: string }) => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t(`titles.${screenAt(pathname)?.title ?? 'notFound'}`)}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <SkeletonCard key={card} />
      ))}
    </PageSkeleton>
  )
}
