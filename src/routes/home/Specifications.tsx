import { useTranslation } from 'react-i18next'
import type { Specification } from '../../domain/booking/service'
import { formatFen } from '../../domain/money'
import styles from './Specifications.module.css'

/** What can be chosen of a service when it is booked (SVC-02). */
export const Specifications = ({ specifications }: { specifications: Specification[] }) => {
  const { t } = useTranslation('home')
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('specifications')}</h2>
      <ul className={styles.list}>
        {specifications.map(({ id, name, priceFen, description }) => (
          <li key={id} className={styles.row}>
            <h3>{name}</h3>
            <p className={styles.price}>{formatFen(priceFen)}</p>
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
