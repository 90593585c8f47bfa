import { useTranslation } from 'react-i18next'
import { RowSkeletons } from '@/ui/RowSkeletons'
import { HomePart } from './HomePart'

/** The rows of three organisations, before they are there. */
export const NearbySkeleton = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <HomePart title={t('nearby.title')}>
      <RowSkeletons count={3} lines={1} busyText={shell('loading')} />
    </HomePart>
  )
}
