import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { partOfDay } from '../../domain/homeNextStep'
import { now, onClockSet } from '../../lib/clock'
import { chinaTime } from '../../lib/days'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
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
export const Home = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <Page>
      <header className={styles.header}>
        <p className={styles.welcome}>{t(`greeting.${usePartOfDay()}`)}</p>
        <PageTitle>{shell('product')}</PageTitle>
        <p className={styles.welcome}>{t('welcome')}</p>
      </header>
      <NextPlace />
      <HomeCards />
      <SelfTest />
      <NearbyPlace />
      <FollowNotice />
      <Ads />
      <News />
    </Page>
  )
}

/** By the clock of China, told anew when a server's answer sets it. */
const usePartOfDay = () => useSyncExternalStore(onClockSet, () => partOfDay(Number(chinaTime(now()).slice(11, 13))))
