import { useTranslation } from 'react-i18next'
import { isSignedOut } from '../../i18n/errors'
import { isBroken } from '../../lib/broken'
import { emptyPaged } from '../../lib/remote'
import { loadNews, useNews } from '../../stores/homeNews'
import { CardItem, CardList } from '../../ui/CardList'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { BrokenRow } from '../shared/BrokenRow'
import { MoreRows } from '../shared/MoreRows'
import styles from './News.module.css'
import { NewsCard } from './NewsCard'
import { PartFailed } from './PartFailed'

/** The news of one column, two by two (HOME-06, A82). */
export const NewsList = ({ columnId }: { columnId: string }) => {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation()
  const { rows, more, error } = useNews(({ lists }) => lists.get(columnId)) ?? emptyPaged
  const loadMore = () => void loadNews(columnId)
  if (rows.length === 0) {
    if (more === 'failed' && !isSignedOut(error))
      return <PartFailed title={t('news.failed')} error={error} onRetry={loadMore} />
    return more === 'end' ? <StateView kind="empty" name="noNews" title={shell('list.empty')} /> : <NewsSkeleton />
  }
  return (
    <div className={styles.list}>
      <CardList>
        {rows.map((row, index) => (
          // Rows are only ever added at the end, and a broken one has no id.
          <CardItem key={index}>{isBroken(row) ? <BrokenRow /> : <NewsCard item={row} />}</CardItem>
        ))}
      </CardList>
      <MoreRows more={more} onMore={loadMore} />
    </div>
  )
}

export const NewsSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.list}>
      <SkeletonList count={2} busyText={t('loading')} />
    </div>
  )
}
