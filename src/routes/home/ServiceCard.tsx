import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '../../domain/booking/service'
import { formatFen } from '../../domain/money'
import { ForwardIcon } from '../../ui/icons'
import { ServerLink, type Lead } from '../shared/ServerLink'
import card from './card.module.css'
import styles from './ServiceCard.module.css'

type Props = { picture: ReactNode; name: string; lead: Lead; service: Service | undefined }

/** One service: the whole card is the link, its name is what the link is called. */
export const ServiceCard = ({ picture, name, lead, service }: Props) => {
  const { t } = useTranslation('home')
  return (
    <article className={`${card.card} ${styles.card}`}>
      <div className={`${card.picture} ${styles.picture}`}>{picture}</div>
      <div className={card.texts}>
        <h2 className={styles.name}>
          <ServerLink lead={lead} className={card.link}>
            {name}
          </ServerLink>
        </h2>
        {service === undefined ? <p className={styles.description}>{t('later')}</p> : <Offer service={service} />}
      </div>
    </article>
  )
}

const Offer = ({ service }: { service: Service }) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.description}>{service.description ?? t('unknown')}</p>
      <p className={styles.foot}>
        <span className={styles.price}>{formatFen(service.priceFen)}</span>
        <ForwardIcon />
      </p>
    </>
  )
}
