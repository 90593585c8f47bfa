import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CHQ_CACHE_COOKIE, isSecretCookie, LANGUAGE_COOKIE, NEW_FREE_COOKIE, TOKEN_COOKIE } from '@/domain/cookies'
import type { Cookie } from '@/lib/cookies'
import { clearCheckIn, useCheckInCookies, type CookieState } from '@/stores/checkIn/cookies'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Page, PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './CheckInCookies.module.css'
import cookieListStyles from './CookieList.module.css'

/** Our own cookies, which are described in words. */
const KNOWN = [NEW_FREE_COOKIE, CHQ_CACHE_COOKIE, TOKEN_COOKIE, LANGUAGE_COOKIE] as const

/** A135: the values of credentials are masked. */
const CookieList = ({ cookies }: { cookies: Cookie[] }) => {
  const { t } = useTranslation('cookies')
  return (
    <Section title={t('list')}>
      {cookies.length === 0 ? (
        <p className="quiet">{t('empty')}</p>
      ) : (
        <dl>
          {cookies.map((cookie, index) => (
            // Two paths can hold a cookie of the same name.
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
    <div className={cookieListStyles.row}>
      <dt>
        <span className={cookieListStyles.name}>{name}</span>{' '}
        {known && <span className="quiet">{t(`known.${known}`)}</span>}
      </dt>
      <dd className={cookieListStyles.value}>{isSecretCookie(name) ? t('hidden') : value}</dd>
    </div>
  )
}

/** The screen before the cookies are read; prerendered for links. */
export const CheckInCookiesLoading = () => <CheckInCookiesPage />

export const CheckInCookies = () => {
  const { t } = useTranslation('cookies')
  const { checkIn, blocked, cookies } = useCheckInCookies()
  return (
    <CheckInCookiesPage checkIn={checkIn}>
      {blocked && <Callout tone="caution">{t('blocked')}</Callout>}
      <CookieList cookies={cookies} />
    </CheckInCookiesPage>
  )
}

type PageProps = { checkIn?: CookieState['checkIn']; children?: ReactNode }

const CheckInCookiesPage = ({ checkIn, children }: PageProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('cookies')
  return (
    <Page>
      <PageTitle>{shell('titles.clearToken')}</PageTitle>
      <p>{t('why')}</p>
      <Section>
        <p role="status" className={styles.state} data-state={checkIn}>
          {checkIn === undefined ? <SkeletonBlock width="70%" /> : t(`checkIn.${checkIn}`)}
        </p>
        <Button
          variant={checkIn === 'kept' || checkIn === 'left' ? 'primary' : 'secondary'}
          block
          onClick={clearCheckIn}
        >
          {t('clear')}
        </Button>
      </Section>
      <Section title={t('effect.title')}>
        <p>{t('effect.cleared')}</p>
        <p>{t('effect.kept')}</p>
      </Section>
      {children}
    </Page>
  )
}
