import { useTranslation } from 'react-i18next'
import { SkeletonBlock } from '../../ui/Skeleton'
import cards from './Cards.module.css'
import card from './card.module.css'
import styles from './ServiceCard.module.css'

/** So many cards of services, before they are there. */
export const ServiceCardSkeletons = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  return (
    <div className={cards.cards} role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${card.card} ${styles.card}`} aria-hidden="true">
          <div className={`${card.picture} ${styles.picture}`}>
            <SkeletonBlock height="100%" />
          </div>
          <div className={styles.lines}>
            <SkeletonBlock width="60%" height="1.25rem" />
            <SkeletonBlock />
            <SkeletonBlock />
            <SkeletonBlock width="40%" />
            <SkeletonBlock width="30%" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
