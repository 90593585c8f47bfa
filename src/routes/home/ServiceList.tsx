import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Service } from '@/domain/booking/service'
import { priceText } from '@/i18n/prices'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import { loadServices, reloadServices, shownServices, useHome } from '@/stores/home/home'
import { ArrowLabel } from '@/ui/IconText'
import { ArticleBlock } from '@/ui/ArticleBlock'
import { Card } from '@/ui/Card'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { Media, Picture } from '@/ui/Picture'
import { SectionTitle } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { ServerText } from '@/ui/ServerText'
import { HomeLink } from '@/routes/shared/HomeLink'
import { ListScreen } from '@/routes/shared/List'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { ServerLink } from '@/routes/shared/ServerLink'
import type { SafeLink } from '@/routes/shared/safeLink'
import { paths } from '@/routes/paths'
import serviceCardStyles from './ServiceCard.module.css'
import styles from './ServiceCardSkeleton.module.css'

type Props = { picture: ReactNode; name: string; lead: SafeLink; service: Service | undefined }

const ServiceCard = ({ picture, name, lead, service }: Props) => {
  const { t } = useTranslation('home')
  return (
    <ArticleBlock>
      <Media size="middle" picture={picture}>
        <SectionTitle>
          <ServerLink lead={lead}>
            <ServerText>{name}</ServerText>
          </ServerLink>
        </SectionTitle>
        {service === undefined ? (
          <p className={serviceCardStyles.description}>{t('later')}</p>
        ) : (
          <Offer service={service} />
        )}
      </Media>
    </ArticleBlock>
  )
}

const Offer = ({ service }: { service: Service }) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={serviceCardStyles.description}>
        <ServerText>{service.description ?? t('unknown')}</ServerText>
      </p>
      <p className={serviceCardStyles.foot}>
        <ArrowLabel spread>{priceText(t, service.priceFen)}</ArrowLabel>
      </p>
    </>
  )
}

const ServiceCardSkeletons = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.cards} role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-hidden="true">
          <Media size="middle" picture={<SkeletonBlock height="80px" />}>
            <div className={styles.lines}>
              <SkeletonBlock width="60%" height="1.25rem" />
              <SkeletonBlock />
              <SkeletonBlock />
              <SkeletonBlock width="40%" />
              <SkeletonBlock width="30%" height="1.25rem" />
            </div>
          </Media>
        </Card>
      ))}
    </div>
  )
}

export const ServiceList = () => {
  const { t } = useTranslation()
  const { t: home } = useTranslation('home')
  const services = useHome((state) => state.services)
  const list = dedupeList(listFromPages({ ...services, rows: shownServices(services.rows) }), ({ id }) => id)
  return (
    <RefreshableList list={list} onPull={reloadServices}>
      <ListScreen
        title={t('titles.serviceList')}
        list={list}
        onMore={() => void loadServices()}
        onRefresh={() => void reloadServices()}
        skeleton={<ServiceCardSkeletons count={4} />}
        empty={
          <ContentUnavailable kind="empty" title={t('list.empty')} text={home('empty.title')} way={<HomeLink />} />
        }
        row={(row) => (
          <ServiceCard
            picture={<Picture src={row.coverUrl} alt="" ratio="1 / 1" />}
            name={row.name ?? t('unknown')}
            lead={{ kind: 'internal', path: paths.serviceDetail(row.id) }}
            service={row}
          />
        )}
      />
    </RefreshableList>
  )
}
