import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { NewsItem } from '../../domain/news'
import { Picture } from '../../ui/Picture'
import { paths } from '../paths'
import card from './card.module.css'
import styles from './NewsCard.module.css'

/** One news item (A81): the whole card is the link, its title is what the link is called. */
export const NewsCard = ({ item }: { item: NewsItem }) => {
  const { t } = useTranslation()
  return (
    <article className={`${card.card} ${styles.card}`}>
      <div className={`${card.picture} ${styles.picture}`}>
        <Picture src={item.thumbnailUrl} alt="" ratio="4 / 3" />
      </div>
      <div className={card.texts}>
        <h3 className={styles.title}>
          <Link className={card.link ?? ''} to={paths.newsDetail(item.id)}>
            {item.title ?? t('unknown')}
          </Link>
        </h3>
        <p className={styles.abstract}>{item.abstract ?? t('unknown')}</p>
        <p className={styles.time}>{item.publishedAt ?? t('unknown')}</p>
      </div>
    </article>
  )
}
