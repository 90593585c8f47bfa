import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isPriceOpen, type Service } from '@/domain/booking/service'
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
import { paths } from '@/routes/paths'
import styles from './ServiceList.module.css'

const ServiceCard = ({ service }: { service: Service }) => {
  const { t } = useTranslation()
  const { id, name, description, coverUrl, priceFen } = service
  return (
    <ArticleBlock>
      <Media size="middle" picture={<Picture src={coverUrl} alt="" ratio="1 / 1" />}>
        <SectionTitle>
          <Link to={paths.serviceDetail(id)}>
            <ServerText>{name ?? t('unknown')}</ServerText>
          </Link>
        </SectionTitle>
        <p className={styles.description}>
          <ServerText>{description ?? t('unknown')}</ServerText>
        </p>
        {!isPriceOpen(service) && (
          <p className={styles.foot}>
            <ArrowLabel spread>{priceText(t, priceFen)}</ArrowLabel>
          </p>
        )}
      </Media>
    </ArticleBlock>
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
        row={(service) => <ServiceCard service={service} />}
      />
    </RefreshableList>
  )
}
