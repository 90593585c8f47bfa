import { useTranslation } from 'react-i18next'
import { CHQ_CACHE_COOKIE, isSecretCookie, NEW_FREE_COOKIE } from '../../domain/cookies'
import { LANGUAGE_COOKIE } from '../../i18n/setup'
import type { Cookie } from '../../lib/cookies'
import { TOKEN_COOKIE } from '../../stores/session'
import styles from './ClearToken.module.css'

/** The cookies that are ours, and so can be told in words. */
const KNOWN = [NEW_FREE_COOKIE, CHQ_CACHE_COOKIE, TOKEN_COOKIE, LANGUAGE_COOKIE] as const

/** Name and value of each cookie; what signs somebody in is masked (A135). */
export const CookieList = ({ cookies }: { cookies: Cookie[] }) => {
  const { t } = useTranslation('cookies')
  return (
    <section className={styles.card}>
      <h2 className={styles.listTitle}>{t('list')}</h2>
      {cookies.length === 0 ? (
        <p className={styles.quiet}>{t('empty')}</p>
      ) : (
        <dl>
          {cookies.map((cookie, index) => (
            // Two paths may hold a cookie of the same name.
            <Row key={`${index} ${cookie.name}`} {...cookie} />
          ))}
        </dl>
      )}
    </section>
  )
}

const Row = ({ name, value }: Cookie) => {
  const { t } = useTranslation('cookies')
  const known = KNOWN.find((one) => one === name)
  return (
    <div className={styles.row}>
      <dt>
        <span className={styles.name}>{name}</span>{' '}
        {known && <span className={styles.quiet}>{t(`known.${known}`)}</span>}
      </dt>
      <dd className={styles.value}>{isSecretCookie(name) ? t('hidden') : value}</dd>
    </div>
  )
}
