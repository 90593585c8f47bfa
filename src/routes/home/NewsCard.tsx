import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { NewsItem } from '@/domain/news'
import { momentText } from '@/i18n/dates'
import { ArticleBlock } from '@/ui/ArticleBlock'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Picture } from '@/ui/Picture'
import { Media } from '@/ui/Media'
import { paths } from '@/routes/paths'
import styles from './NewsCard.module.css'

/** One news item (A81): the whole card is the link, its title is what the link is called. */
export const NewsCard = ({ item }: { item: NewsItem }) => {
  const { t } = useTranslation()
  return (
    <ArticleBlock>
      <Media size="large" picture={<Picture src={item.thumbnailUrl} alt="" ratio="4 / 3" />}>
        <h3>
          <Link to={paths.newsDetail(item.id)}>{item.title ?? t('unknown')}</Link>
        </h3>
        <p className={styles.abstract}>{item.abstract ?? t('unknown')}</p>
        <p className={`quiet ${styles.time}`}>
          <NoBreakDates>
            {item.publishedAt === undefined ? t('unknown') : momentText(t, item.publishedAt)}
          </NoBreakDates>
        </p>
      </Media>
    </ArticleBlock>
  )
}
