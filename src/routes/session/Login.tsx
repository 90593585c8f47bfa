import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../../domain/redirect'
import { backAtLogin, hasProvider, leaveForProvider, useProvider } from '../../stores/sessionProvider'
import { Button } from '../../ui/Button'
import { LanguageSwitch } from '../shared/LanguageSwitch'
import { Redirect } from '../shared/Redirect'
import styles from './Login.module.css'
import { FormShape, LoginPage } from './LoginPage'
import { PhoneForm } from './PhoneForm'

/** Sign-in by the provider's code, or by phone and SMS code (AUTH-01 to AUTH-03). */
export const Login = () => {
  const { t } = useTranslation('session')
  const [query] = useSearchParams()
  const signIn = useProvider((state) => state.signIn)
  useBackFromProvider()
  if (signIn === 'signedIn') return <Redirect to={safeRedirect(query.get('redirect'))} />
  return (
    <LoginPage languages={<LanguageSwitch />} welcome={t(signIn === 'busy' ? 'arriving' : 'welcome')}>
      {signIn === 'busy' ? <FormShape busyText={t('arriving')} /> : <SignInForms />}
    </LoginPage>
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
