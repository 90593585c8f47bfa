import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../../domain/redirect'
import { backAtLogin, hasProvider, leaveForProvider, useProvider } from '../../stores/sessionProvider'
import { Button } from '../../ui/Button'
import { PageTitle } from '../../ui/PageTitle'
import { SkeletonList } from '../../ui/Skeleton'
import { paths } from '../paths'
import { LanguageSwitch } from '../shared/LanguageSwitch'
import { Redirect } from '../shared/Redirect'
import styles from './Login.module.css'
import { PhoneForm } from './PhoneForm'

/** Sign-in by the provider's code, or by phone and SMS code (AUTH-01 to AUTH-03). */
export const Login = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('session')
  const [query] = useSearchParams()
  const signIn = useProvider((state) => state.signIn)
  useBackFromProvider()
  if (signIn === 'signedIn') return <Redirect to={safeRedirect(query.get('redirect'))} />
  return (
    <>
      <LanguageSwitch />
      <header className={styles.header}>
        <p className={styles.product}>{shell('product')}</p>
        <PageTitle>{shell('titles.login')}</PageTitle>
        <p className={styles.welcome}>{t(signIn === 'busy' ? 'arriving' : 'welcome')}</p>
      </header>
      {signIn === 'busy' ? <SkeletonList count={2} busyText={t('arriving')} /> : <SignInForms />}
      <p className={styles.read}>
        {t('readFirst')}
        <Link to={paths.agreement()} className={styles.document}>
          {shell('titles.agreement')}
        </Link>
        <Link to={paths.privacy()} className={styles.document}>
          {shell('titles.privacy')}
        </Link>
      </p>
    </>
  )
}

const SignInForms = () => {
  const { t } = useTranslation('session')
  return (
    <>
      <PhoneForm />
      {hasProvider() && (
        <div className={styles.provider}>
          <Button variant="secondary" block onClick={() => leaveForProvider(new URL(window.location.href))}>
            {t('byProvider')}
          </Button>
        </div>
      )}
    </>
  )
}

/** A page that the engine kept while the visitor was at the provider comes back as it was left. */
const useBackFromProvider = (): void => {
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) backAtLogin()
    }
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])
}
