import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { Ads } from './Ads'
import { FollowNotice } from './FollowNotice'
import styles from './Home.module.css'
import { HomeCards } from './HomeCards'
import { News } from './News'
import { SelfTest } from './SelfTest'

/** The start: what this place is for, its services and its news. No part takes another with it. */
export const Home = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <Page>
      <header className={styles.header}>
        <PageTitle>{shell('product')}</PageTitle>
        <p className={styles.welcome}>{t('welcome')}</p>
      </header>
      <FollowNotice />
      <Ads />
      <HomeCards />
      <SelfTest />
      <News />
    </Page>
  )
}
