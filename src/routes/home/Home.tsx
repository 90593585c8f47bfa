import { useTranslation } from 'react-i18next'
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
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{shell('product')}</h1>
        <p className={styles.welcome}>{t('welcome')}</p>
      </header>
      <FollowNotice />
      <Ads />
      <HomeCards />
      <SelfTest />
      <News />
    </div>
  )
}
