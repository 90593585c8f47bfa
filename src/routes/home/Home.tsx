import { useTranslation } from 'react-i18next'
import { timeOfDay } from '@/lib/timeOfDay'
import { now } from '@/lib/clock'
import { chinaHour } from '@/lib/chinaHour'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { useByClock } from '@/routes/shared/useByClock'
import { Ads } from './Ads'
import { FollowNotice } from './FollowNotice'
import styles from './Home.module.css'
import { HomeCards } from './HomeCards'
import { NearbyPlace } from './NearbyPlace'
import { News } from './News'
import { NextPlace } from './NextPlace'
import { SelfTest } from './SelfTest'

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
