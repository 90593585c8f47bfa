import { useTranslation } from 'react-i18next'
import type { Advertisement } from '@/domain/news'
import { isSignedOut } from '@/i18n/errors'
import { loadAds, useNews } from '@/stores/news/news'
import { Carousel } from '@/ui/Carousel'
import { ServiceDrawing } from '@/ui/illustrations/lazy'
import { Picture } from '@/ui/Picture'
import { SectionError } from '@/routes/shared/errors'
import { safeLinkOf } from '@/routes/shared/safeLink'
import { ServerLink } from '@/routes/shared/ServerLink'
import { AdsSkeleton } from '../AdsSkeleton'
import styles from './Ads.module.css'

const INTERVAL_MS = 3000
const RATIO = '5 / 2'

/** HOME-03, HOME-04: placeholder and empty state keep the height of the ads. */
export const Ads = () => {
  const { t } = useTranslation('home')
  const ads = useNews((state) => state.ads)
  if (ads.state === 'failed' && !isSignedOut(ads.error))
    return <SectionError grouped title={t('ads.failed')} error={ads.error} onRetry={() => void loadAds()} />
  if (ads.state !== 'ready') return <AdsSkeleton />
  if (ads.data.length === 0) return <NoAds />
  return (
    <div className={styles.ads}>
      <Carousel
        label={t('ads.label')}
        items={ads.data}
        keyOf={({ id }) => id}
        renderItem={(ad) => <Ad ad={ad} place={ads.data.indexOf(ad) + 1} total={ads.data.length} />}
        intervalMs={INTERVAL_MS}
        pauseText={t('ads.pause')}
        playText={t('ads.play')}
      />
      <span className={styles.mark} aria-hidden="true">
        {t('ads.label')}
      </span>
    </div>
  )
}

const Ad = ({ ad, place, total }: { ad: Advertisement; place: number; total: number }) => {
  const { t } = useTranslation('home')
  const lead = safeLinkOf(ad.link)
  const picture = <Picture src={ad.pictureUrl} alt={t('ads.item', { place, total })} ratio={RATIO} />
  return lead === undefined ? (
    picture
  ) : (
    <ServerLink lead={lead} className={styles.link}>
      {picture}
    </ServerLink>
  )
}

const NoAds = () => (
  <div className={styles.none}>
    <ServiceDrawing name="flower" />
  </div>
)
