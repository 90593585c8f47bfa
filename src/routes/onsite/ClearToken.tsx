import { useTranslation } from 'react-i18next'
import { clearCheckIn, useOnsiteCookies } from '../../stores/onsiteCookies'
import { Button } from '../../ui/Button'
import styles from './ClearToken.module.css'
import { CookieList } from './CookieList'

/** Shows the cookies of this page and clears the one that allows a single check-in (ONSITE-29, ONSITE-30). */
export const ClearToken = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('cookies')
  const { checkIn, blocked, cookies } = useOnsiteCookies()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{shell('titles.clearToken')}</h1>
      <p>{t('why')}</p>
      <section className={styles.card}>
        <p role="status" className={styles.state} data-state={checkIn}>
          {t(`checkIn.${checkIn}`)}
        </p>
        <Button
          variant={checkIn === 'kept' || checkIn === 'left' ? 'primary' : 'secondary'}
          block
          onClick={clearCheckIn}
        >
          {t('clear')}
        </Button>
        <p className={styles.quiet}>{t('onlyHere')}</p>
      </section>
      {blocked && <p className={styles.blocked}>{t('blocked')}</p>}
      <CookieList cookies={cookies} />
    </div>
  )
}
