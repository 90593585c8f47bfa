import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { lowestPrice } from '@/domain/booking/lowestPrice'
import { DEFAULT_SERVICE_ID, type Service, type Specification } from '@/domain/booking/service'
import { formatFen } from '@/domain/money'
import { isFinalRefusal } from '@/i18n/errors'
import { priceText } from '@/i18n/prices'
import type { WordArea } from '@/i18n/words'
import { inTime } from '@/lib/inTime'
import { dataOf, idle, isPending, refreshOf } from '@/lib/remote'
import { loadService, useHome } from '@/stores/home/home'
import { BottomBar } from '@/ui/bars'
import { Callout } from '@/ui/Callout'
import { Page, PageTitle } from '@/ui/Page'
import { Picture } from '@/ui/Picture'
import { RowList } from '@/ui/Row'
import { SectionTitle } from '@/ui/Section'
import { SkeletonBlock, SkeletonList } from '@/ui/Skeleton'
import { buttonProps } from '@/ui/Button'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { ServerText } from '@/ui/ServerText'
import { Redirect } from '@/routes/shared/Redirect'
import { ServerLink } from '@/routes/shared/ServerLink'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { PageError, PartNotLoaded, SectionError } from '@/routes/shared/errors'
import { usePageMeta } from '@/routes/shared/usePageMeta'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'
import { paths } from '@/routes/paths'
import styles from './ServiceDetail.module.css'
import specificationsStyles from './Specifications.module.css'
import { serviceLink } from './serviceLinks'

const Specifications = ({ specifications }: { specifications: Specification[] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('selectTime')
  return (
    <section className={specificationsStyles.section}>
      <SectionTitle>{t('specifications')}</SectionTitle>
      <RowList>
        {specifications.map(({ id, name, priceFen, description }) => (
          <li key={id} className={specificationsStyles.row}>
            <h3>
              <ServerText>{name ?? shell('unknown')}</ServerText>
            </h3>
            <p className={specificationsStyles.price}>{priceText(shell, priceFen)}</p>
            {description !== undefined && (
              <p className={specificationsStyles.description}>
                <ServerText>{description}</ServerText>
              </p>
            )}
          </li>
        ))}
      </RowList>
    </section>
  )
}

const DetailSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton}>
      <div className={styles.coverSkeleton} aria-hidden="true">
        <SkeletonBlock height="100%" />
      </div>
      <SkeletonBlock width="60%" height="1.75rem" />
      <SkeletonBlock width="30%" height="1.375rem" />
      <SkeletonList count={2} busyText={t('loading')} />
    </div>
  )
}

/** A464: shows who must not book it. A92: a service that does not exist or is not on offer redirects Home. */
export const ServiceDetail = () => {
  const { serviceId = '' } = useParams()
  const { t } = useTranslation()
  const { t: selectTime } = useTranslation('selectTime')
  const detail = useHome(({ details }) => details.get(serviceId)) ?? idle
  const loaded = dataOf(detail)?.service
  usePageMeta({ title: loaded?.name, description: loaded?.description, picture: loaded?.coverUrl })
  if (isPending(detail)) return <DetailSkeleton />
  const gone = <Redirect to={paths.home()} reason={t('serviceGone')} />
  if (detail.state === 'failed') {
    return isFinalRefusal(detail.error) ? (
      gone
    ) : (
      <PageError error={detail.error} onRetry={() => void loadService(serviceId)} />
    )
  }
  const { service, specifications } = detail.data
  if (!service.offered) return gone
  const { fen, varies } = lowestPrice({ priceFen: service.priceFen, specifications })
  return (
    // A54: the default service has the tab bar.
    <Page bar={<ActionBar service={service} />} overTabs={service.id === DEFAULT_SERVICE_ID}>
      <StaleNotice {...refreshOf(detail)} onRetry={() => void loadService(serviceId)} />
      <div className={styles.cover}>
        <Picture src={service.coverUrl} alt="" ratio="16 / 9" eager="largest" />
      </div>
      <div className={styles.head}>
        <PageTitle>{service.name ?? t('unknown')}</PageTitle>
        <p className={styles.price}>{varies ? selectTime('from', { price: formatFen(fen) }) : priceText(t, fen)}</p>
        <p className={styles.description}>
          <ServerText>{service.description ?? t('unknown')}</ServerText>
        </p>
      </div>
      {service.kind === 'appointment' && (
        <Callout tone="caution">
          <p>{selectTime('implants')}</p>
        </Callout>
      )}
      {specifications.length > 0 && <Specifications specifications={specifications} />}
      {service.kind === 'appointment' && <Guide service={service} />}
    </Page>
  )
}

const GUIDE_WORDS: WordArea[] = ['guides', 'appointments', 'booking']

// Lazy, because it is below the first screen.
const LazyGuide = lazyWithFallback<{ service: Service }>(
  async () => (await inTime(import('./lazy/ServiceGuide'))).ServiceGuide,
  PartNotLoaded,
)

const Guide = ({ service }: { service: Service }) => {
  const { t } = useTranslation()
  const { words, retry } = useLazyTranslations(GUIDE_WORDS)
  if (words.state === 'failed') return <SectionError title={t('failed.part')} error={words.error} onRetry={retry} />
  const room = <SkeletonList count={3} busyText={t('loading')} />
  return <Suspense fallback={room}>{words.state === 'ready' ? <LazyGuide service={service} /> : room}</Suspense>
}

const ActionBar = ({ service }: { service: Service }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  const { t: selectTime } = useTranslation('selectTime')
  const lead = serviceLink(service)
  return (
    <BottomBar>
      {lead === undefined ? (
        <div className={styles.noWay}>
          <p>{shell('notFound')}</p>
          <Link {...buttonProps('secondary', true)} to={paths.serviceList()} replace>
            {t('allServices')}
          </Link>
        </div>
      ) : (
        <ServerLink lead={lead} {...buttonProps('primary', true)}>
          {selectTime(`use.${service.kind}`)}
        </ServerLink>
      )}
    </BottomBar>
  )
}
