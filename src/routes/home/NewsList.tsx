import { useTranslation } from 'react-i18next'
import { isListFailed, listFromPages } from '@/lib/listView'
import { emptyPaged } from '@/lib/remote'
import { loadNews, useNews } from '@/stores/home/news'
import { SkeletonList } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import { SectionError } from '@/routes/shared/errors'
import { ListRows } from '@/routes/shared/List'
import styles from './News.module.css'
import { NewsCard } from './NewsCard'

/** The news of one column, two by two (HOME-06, A82). */
export const NewsList = ({ columnId }: { columnId: string }) => {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation()
  const list = listFromPages(useNews(({ lists }) => lists.get(columnId)) ?? emptyPaged)
  const loadMore = () => void loadNews(columnId)
  if (isListFailed(list)) return <SectionError title={t('news.failed')} error={list.error} onRetry={loadMore} />
  return (
    <div className={styles.list}>
      <ListRows
        list={list}
        onMore={loadMore}
        skeleton={<NewsRowsSkeleton />}
        empty={<EmptyState kind="empty" name="noNews" title={shell('list.empty')} />}
        row={(item) => <NewsCard item={item} />}
      />
    </div>
  )
}

export const NewsSkeleton = () => (
  <div className={styles.list}>
    <NewsRowsSkeleton />
  </div>
)

const NewsRowsSkeleton = () => {
  const { t } = useTranslation()
  return <SkeletonList pictured count={2} busyText={t('loading')} />
}
