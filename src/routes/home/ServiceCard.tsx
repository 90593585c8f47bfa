import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '@/domain/booking/service'
import { priceText } from '@/i18n/prices'
import { ArticleBlock } from '@/ui/ArticleBlock'
import { ArrowLabel } from '@/ui/ArrowLabel'
import { Media } from '@/ui/Media'
import { SectionTitle } from '@/ui/SectionTitle'
import type { SafeLink } from '@/routes/shared/safeLink'
import { ServerLink } from '@/routes/shared/ServerLink'
import styles from './ServiceCard.module.css'

type Props = { picture: ReactNode; name: string; lead: SafeLink; service: Service | undefined }

/** One service: the whole card is the link, its name is what the link is called. */
export const ServiceCard = ({ picture, name, lead, service }: Props) => {
  const { t } = useTranslation('home')
  return (
    <ArticleBlock>
      <Media size="middle" picture={picture}>
        <SectionTitle>
          <ServerLink lead={lead}>{name}</ServerLink>
        </SectionTitle>
        {service === undefined ? <p className={styles.description}>{t('later')}</p> : <Offer service={service} />}
      </Media>
    </ArticleBlock>
  )
}

const Offer = ({ service }: { service: Service }) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.description}>{service.description ?? t('unknown')}</p>
      <p className={styles.foot}>
        <ArrowLabel apart>{priceText(t, service.priceFen)}</ArrowLabel>
      </p>
    </>
  )
}
