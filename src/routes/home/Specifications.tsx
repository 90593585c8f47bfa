import { useTranslation } from 'react-i18next'
import type { Specification } from '@/domain/booking/service'
import { priceText } from '@/i18n/prices'
import { RowList } from '@/ui/RowList'
import { SectionTitle } from '@/ui/SectionTitle'
import styles from './Specifications.module.css'

/** What can be chosen of a service when it is booked (SVC-02). */
export const Specifications = ({ specifications }: { specifications: Specification[] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <section className={styles.section}>
      <SectionTitle>{t('specifications')}</SectionTitle>
      <RowList>
        {specifications.map(({ id, name, priceFen, description }) => (
          <li key={id} className={styles.row}>
            <h3>{name ?? shell('unknown')}</h3>
            <p className={styles.price}>{priceText(shell, priceFen)}</p>
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </RowList>
    </section>
  )
}
