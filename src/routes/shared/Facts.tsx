import { useTranslation } from 'react-i18next'
import booking from './booking.module.css'
import styles from './Facts.module.css'

type Props = { title: string; facts: (readonly [name: string, value: string | undefined])[] }

/** Names and values; what the server did not tell reads as unknown. */
export const Facts = ({ title, facts }: Props) => {
  const { t } = useTranslation()
  return (
    <section className={booking.section}>
      <h2 className={booking.sectionTitle}>{title}</h2>
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value ?? t('unknown')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
