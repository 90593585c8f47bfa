import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { NewsItem } from '@/domain/news'
import { momentText } from '@/i18n/dates'
import { dedupeList } from '@/lib/dedupe'
import { isListFailed, listFromPages } from '@/lib/listView'
import { emptyPaged } from '@/lib/pagedList'
import { loadNews, useNews } from '@/stores/news/news'
import { ArticleBlock } from '@/ui/ArticleBlock'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { Media, Picture } from '@/ui/Picture'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { MediaSkeleton } from '@/ui/MediaSkeleton'
import { SkeletonList } from '@/ui/Skeleton'
import { ServerText } from '@/ui/ServerText'
import { ListRows } from '@/routes/shared/List'
import { SectionError } from '@/routes/shared/errors'
import { paths } from '@/routes/paths'
import styles from './News.module.css'
import newsCardStyles from './NewsCard.module.css'

const NewsCard = ({ item }: { item: NewsItem }) => {
  const { t } = useTranslation()
  return (
    <ArticleBlock>
      <Media size="large" picture={<Picture src={item.thumbnailUrl} alt="" ratio="4 / 3" />}>
        <h3>
          <Link to={paths.newsDetail(item.id)}>
            <ServerText>{item.title ?? t('unknown')}</ServerText>
          </Link>
        </h3>
        <p className={newsCardStyles.abstract}>
          <ServerText>{item.abstract ?? t('unknown')}</ServerText>
        </p>
        <p className={`quiet ${newsCardStyles.time}`}>
          <NoBreakDates>
            {item.publishedAt === undefined ? t('unknown') : momentText(t, item.publishedAt)}
          </NoBreakDates>
        </p>
      </Media>
    </ArticleBlock>
  )
}

export const NewsList = ({ columnId }: { columnId: string }) => {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation()
  const list = dedupeList(listFromPages(useNews(({ lists }) => lists.get(columnId)) ?? emptyPaged), ({ id }) => id)
  const loadMore = () => void loadNews(columnId)
  if (isListFailed(list)) return <SectionError title={t('news.failed')} error={list.error} onRetry={loadMore} />
  return (
    <div className={styles.list}>
      <ListRows
        list={list}
        onMore={loadMore}
        skeleton={<NewsRowsSkeleton />}
        empty={<ContentUnavailable kind="empty" drawing="noNews" title={shell('list.empty')} />}
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
  return (
    <SkeletonList count={2} busyText={t('loading')}>
      <MediaSkeleton size="large" />
    </SkeletonList>
  )
}
