import { useTranslation } from 'react-i18next'
import { clearCheckIn, useOnsiteCookies } from '@/stores/checkIn/cookies'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { Section } from '@/ui/Section'
import styles from './ClearToken.module.css'
import { CookieList } from './CookieList'

/** Shows the cookies of this page and clears the one that allows a single check-in (ONSITE-29, ONSITE-30). */
export const ClearToken = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('cookies')
  const { checkIn, blocked, cookies } = useOnsiteCookies()
  return (
    <Page>
      <PageTitle>{shell('titles.clearToken')}</PageTitle>
      <p>{t('why')}</p>
      <Section>
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
        <p className="quiet">{t('onlyHere')}</p>
      </Section>
      {blocked && <Callout tone="caution">{t('blocked')}</Callout>}
      <CookieList cookies={cookies} />
    </Page>
  )
}
