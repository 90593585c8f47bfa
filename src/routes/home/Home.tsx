import { useTranslation } from 'react-i18next'
import { Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { Link } from 'react-router-dom'
import type { NewsColumn } from '@/domain/news'
import { now } from '@/lib/time/clock'
import { loadWords } from '@/i18n/setup'
import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { siteInfo } from '@/lib/siteInfo'
import { timeOfDay } from '@/lib/time/timeOfDay'
import { closeFollowNotice, useHome } from '@/stores/home/home'
import { chooseColumn, loadColumns, useNews } from '@/stores/news/news'
import { ArrowLabel } from '@/ui/IconText'
import { Card } from '@/ui/Card'
import { CloseButton } from '@/ui/Button'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { Page, PageTitle } from '@/ui/Page'
import { focusAround } from '@/ui/focusMain'
import { SectionTitle } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { ServiceDrawing } from '@/ui/illustrations/lazy'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { OperatorNote } from '@/routes/shared/OperatorNote'
import { SectionError } from '@/routes/shared/errors'
import { TextSizeSwitch } from '@/routes/shared/TextSizeSwitch'
import { useByClock } from '@/routes/shared/useToday'
import { useTimedOut } from '@/routes/shared/useTimedOut'
import { paths } from '@/routes/paths'
import { AdsPlace } from './AdsPlace'
import followNoticeStyles from './FollowNotice.module.css'
import styles from './Home.module.css'
import { HomeCards } from './HomeCards'
import { HomeRow } from './HomeRow'
import { NearbySkeleton } from './HomePart'
import newsStyles from './News.module.css'
import { NewsList, NewsSkeleton } from './NewsList'
import { NoStep, STEP_PATIENCE_MS } from './stepStates'
import type { lazyParts } from './lazy/lazyParts'

const News = () => {
  const { t } = useTranslation('home')
  const columns = useNews((state) => state.columns)
  if (columns.state === 'failed')
    return <SectionError grouped title={t('news.failed')} error={columns.error} onRetry={() => void loadColumns()} />
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
  if (chosen === undefined) return <ContentUnavailable kind="empty" drawing="noNews" title={shell('list.empty')} />
  return (
    <Tabs
      label={t('news.columns')}
      tabs={columns.map(({ id, name }) => ({ value: id, label: name ?? shell('unknown') }))}
      value={chosen}
      onChange={(id) => void chooseColumn(id)}
    >
      {/* Keyed by column, so that each list watches its own end. */}
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

/** A part of Home that loads after the first content; `instead` replaces it when the import fails. */
const lazyPart = <P extends object>(
  partOf: (parts: typeof lazyParts) => ComponentType<P>,
  instead: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazyWithFallback(async () => {
    // Load the words in parallel with the part, which would request them only after its code has loaded. The part
    // reports a failure.
    loadWords(['nextStep']).catch(reportFault)
    return partOf((await inTime(import('./lazy/lazyParts'))).lazyParts)
  }, instead)

// Browsers can cache a failed import, so only a reload fetches it again.
const reload = () => window.location.reload()

const NextPlace = () => {
  const late = useTimedOut(STEP_PATIENCE_MS)
  return (
    <div className={styles.next} tabIndex={-1}>
      <Suspense fallback={<NoStep late={late} onRetry={reload} />}>
        <LazyNextStep late={late} />
      </Suspense>
    </div>
  )
}

const LazyNextStep = lazyPart(
  ({ NextStep }) => NextStep,
  () => <NoStep late onRetry={reload} />,
)

const SelfTest = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <Card edgeToEdge>
      <HomeRow
        picture={<ServiceDrawing name="selfTest" />}
        name={shell('titles.gail')}
        lead={{ kind: 'internal', path: paths.gail() }}
        text={t('selfTest')}
        price={shell('free')}
      />
    </Card>
  )
}

/** HOME-07, A79: links to the guide for following the account; A461: rendered only where there is one. */
const FollowNotice = () => {
  const { t } = useTranslation('home')
  const closed = useHome((state) => state.followNoticeClosed)
  if (closed || siteInfo().account === undefined) return null
  return (
    <div className={followNoticeStyles.bar}>
      <Link className={followNoticeStyles.link ?? ''} to={paths.followGuide()}>
        <ArrowLabel>{t('follow.text')}</ArrowLabel>
      </Link>
      <CloseButton ref={focusAround} label={t('follow.close')} onClose={closeFollowNotice} />
    </div>
  )
}

const NearbyPlace = () => (
  <Suspense fallback={<NearbySkeleton />}>
    <LazyNearby />
  </Suspense>
)

const LazyNearby = lazyPart(
  ({ Nearby }) => Nearby,
  () => null,
)

/** A failed section does not affect the others. The news come last, because their list has no end. */
export const Home = () => (
  <Page>
    <HomeStart />
    <FollowNotice />
    <AdsPlace />
    <OperatorNote />
    <News />
  </Page>
)

/** The first viewport of Home; also prerendered in the page (`src/prerender`). */
export const HomeStart = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <>
      <header className={styles.header}>
        <div className={styles.top}>
          <p className={styles.welcome} data-greeting>
            {t(`greeting.${usePartOfDay()}`)}
          </p>
          <TextSizeSwitch />
        </div>
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

/** In China’s time zone. */
const usePartOfDay = () => useByClock(currentPart)

const currentPart = () => timeOfDay(now())
