import { useTranslation } from 'react-i18next'
import {
  CHQ_CACHE_COOKIE,
  isSecretCookie,
  LANGUAGE_COOKIE,
  NEW_FREE_COOKIE,
  TOKEN_COOKIE,
} from '@/domain/checkIn/cookies'
import type { Cookie } from '@/lib/cookies'
import { Section } from '@/ui/Section'
import styles from './CookieList.module.css'

/** The cookies that are ours, and so can be told in words. */
const KNOWN = [NEW_FREE_COOKIE, CHQ_CACHE_COOKIE, TOKEN_COOKIE, LANGUAGE_COOKIE] as const

/** Name and value of each cookie; what signs somebody in is masked (A135). */
export const CookieList = ({ cookies }: { cookies: Cookie[] }) => {
  const { t } = useTranslation('cookies')
  return (
    <Section title={t('list')}>
      {cookies.length === 0 ? (
        <p className="quiet">{t('empty')}</p>
      ) : (
        <dl>
          {cookies.map((cookie, index) => (
            // Two paths may hold a cookie of the same name.
            <Row key={`${index} ${cookie.name}`} {...cookie} />
          ))}
        </dl>
      )}
    </Section>
  )
}

const Row = ({ name, value }: Cookie) => {
  const { t } = useTranslation('cookies')
  const known = KNOWN.find((one) => one === name)
  return (
    <div className={styles.row}>
      <dt>
        <span className={styles.name}>{name}</span> {known && <span className="quiet">{t(`known.${known}`)}</span>}
      </dt>
      <dd className={styles.value}>{isSecretCookie(name) ? t('hidden') : value}</dd>
    </div>
  )
}
