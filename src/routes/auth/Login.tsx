import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { safeRedirect } from '@/domain/redirect'
import { backAtLogin, hasProvider, startProviderSignIn, useProvider } from '@/stores/auth/provider'
import { Button } from '@/ui/Button'
import { LanguageSwitch } from '@/routes/shared/LanguageSwitch'
import { Redirect } from '@/routes/shared/Redirect'
import styles from './Login.module.css'
import { FormShape, LoginPage } from './LoginPage'
import { PhoneForm } from './PhoneForm'
import { useBackFromProvider } from '@/routes/shared/useBackFromProvider'

export const Login = () => {
  const { t } = useTranslation('auth')
  const [query] = useSearchParams()
  const signIn = useProvider((state) => state.signIn)
  useBackFromProvider(backAtLogin)
  if (signIn === 'signedIn') return <Redirect to={safeRedirect(query.get('redirect'))} />
  return (
    <LoginPage languages={<LanguageSwitch />} welcome={t(signIn === 'busy' ? 'arriving' : 'welcome')}>
      {signIn === 'busy' ? <FormShape busyText={t('arriving')} /> : <SignInForms />}
    </LoginPage>
  )
}

const SignInForms = () => {
  const { t } = useTranslation('auth')
  return (
    <>
      <PhoneForm />
      {hasProvider() && (
        <div className={styles.provider}>
          <Button variant="secondary" block onClick={() => startProviderSignIn(new URL(window.location.href))}>
            {t('byProvider')}
          </Button>
        </div>
      )}
    </>
  )
}
