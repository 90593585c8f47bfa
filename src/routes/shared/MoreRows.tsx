import { useTranslation } from 'react-i18next'
import type { Paged } from '@/lib/remote'
import { ListFoot } from '@/ui/ListFoot'

/** The foot of a list that arrives in pages, in words. */
export const MoreRows = ({ more, onMore }: { more: Paged<unknown>['more']; onMore: () => void }) => {
  const { t } = useTranslation()
  const texts = { ...t('list', { returnObjects: true }), loading: t('loading'), retry: t('actions.retry') }
  return <ListFoot more={more} onMore={onMore} texts={texts} />
}
