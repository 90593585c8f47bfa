import { useTranslation } from 'react-i18next'
import { Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { Link } from 'react-router-dom'
import type { NewsColumn } from '@/domain/news'
import { chinaHour } from '@/lib/chinaHour'
import { now } from '@/lib/clock'
import { inTime } from '@/lib/inTime'
import { siteInfo } from '@/lib/siteInfo'
import { timeOfDay } from '@/lib/timeOfDay'
import { closeFollowNotice, useHome } from '@/stores/home/home'
import { chooseColumn, loadColumns, useNews } from '@/stores/home/news'
import { ArrowLabel } from '@/ui/IconText'
import { Card } from '@/ui/Card'
import { CloseButton } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Page, PageTitle } from '@/ui/Page'

import { SectionTitle } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { ServiceDrawing } from '@/ui/illustrations/lazy'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { SectionError } from '@/routes/shared/errors'
import { useByClock } from '@/routes/shared/useToday'
import { useTimedOut } from '@/routes/shared/useTimedOut'
import { paths } from '../paths'
import { Ads } from './Ads'
import followNoticeStyles from './FollowNotice.module.css'
import styles from './Home.module.css'
import { HomeCards } from './HomeCards'
import { HomeRow } from './HomeRow'
import { NearbySkeleton } from './HomePart'
import newsStyles from './News.module.css'
import { NewsList, NewsSkeleton } from './NewsList'
import { NoStep, PATIENCE_MS } from './NoStep'
import type { lateParts } from './lazy/lateParts'

/** The news of Home by columns (HOME-05). */
const News = () => {
  const { t } = useTranslation('home')
  const columns = useNews((state) => state.columns)
  if (columns.state === 'failed')
    return <SectionError together title={t('news.failed')} error={columns.error} onRetry={() => void loadColumns()} />
  return (
    <section className={newsStyles.news}>
      <SectionTitle>{t('news.title')}</SectionTitle>
      {columns.state === 'ready' ? <ColumnTabs columns={columns.data} /> : <ColumnsSkeleton />}
    </section>
  )
}

const ColumnTabs = ({ columns }: { columns: NewsColumn[] }) => {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation()
  const chosen = useNews((state) => state.columnId) ?? columns[0]?.id
  if (chosen === undefined) return <EmptyState kind="empty" name="noNews" title={shell('list.empty')} />
  return (
    <Tabs
      label={t('news.columns')}
      tabs={columns.map(({ id, name }) => ({ value: id, label: name ?? shell('unknown') }))}
      value={chosen}
      onChange={(id) => void chooseColumn(id)}
    >
      {/* A list of its own for each column: the next one begins at its own foot. */}
      <NewsList key={chosen} columnId={chosen} />
    </Tabs>
  )
}

const ColumnsSkeleton = () => (
  <>
    <div className={newsStyles.tabs}>
      <SkeletonBlock width="18rem" height="1.25rem" />
    </div>
    <NewsSkeleton />
  </>
)

/** A part of Home that is fetched once its first words stand; if it does not come, `instead` takes its place. */
const latePart = <P extends object>(
  partOf: (parts: typeof lateParts) => ComponentType<P>,
  instead: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazyWithFallback(async () => partOf((await inTime(import('./lazy/lateParts'))).lateParts), instead)

// A browser may remember that a file did not come: only the page, opened anew, asks for it again.
const reload = () => window.location.reload()

/** Where the next step stands: the room first, then what is known, or that it could not be found out. */
const NextPlace = () => {
  const late = useTimedOut(PATIENCE_MS)
  return (
    <div className={styles.next}>
      <Suspense fallback={<NoStep late={late} onRetry={reload} />}>
        <LateNextStep late={late} />
      </Suspense>
    </div>
  )
}

const LateNextStep = latePart(
  ({ NextStep }) => NextStep,
  () => <NoStep late onRetry={reload} />,
)

/** The way to the GAIL self-test. */
const SelfTest = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <Card flush>
      <HomeRow
        picture={<ServiceDrawing name="selfTest" />}
        name={shell('titles.gail')}
        level={3}
        lead={{ kind: 'internal', path: paths.gail() }}
        text={t('selfTest')}
        price={shell('free')}
      />
    </Card>
  )
}

/** The bar that leads to the guide for following the official account (HOME-07, A79), where there is one (A461). */
const FollowNotice = () => {
  const { t } = useTranslation('home')
  const closed = useHome((state) => state.followNoticeClosed)
  if (closed || siteInfo().account === undefined) return null
  return (
    <div className={followNoticeStyles.bar}>
      <Link className={followNoticeStyles.link ?? ''} to={paths.followGuide()}>
        <ArrowLabel>{t('follow.text')}</ArrowLabel>
      </Link>
      <CloseButton label={t('follow.close')} onClose={closeFollowNotice} />
    </div>
  )
}

/** Where the organisations near by stand, the room for them first. */
const NearbyPlace = () => (
  <Suspense fallback={<NearbySkeleton />}>
    <LateNearby />
  </Suspense>
)

const LateNearby = latePart(
  ({ Nearby }) => Nearby,
  () => null,
)

/**
 * The start: who greets, what to do now, what there is, and where. No part takes another with it. The ads stand last
 * but for the news, which have no end to stand behind.
 */
export const Home = () => (
  <Page>
    <HomeStart />
    <FollowNotice />
    <Ads />
    <News />
  </Page>
)

/** What a phone shows first of it; before anything is known it stands in the page itself (`src/frame`). */
export const HomeStart = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <>
      <header className={styles.header}>
        <p className={styles.welcome} data-greeting>
          {t(`greeting.${usePartOfDay()}`)}
        </p>
        <PageTitle>{shell('product')}</PageTitle>
        <p className={styles.welcome}>{t('welcome')}</p>
      </header>
      <NextPlace />
      <HomeCards />
      <SelfTest />
      <NearbyPlace />
    </>
  )
}

/** By the clock of China. */
const usePartOfDay = () => useByClock(currentPart)

const currentPart = () => timeOfDay(chinaHour(now()))
