import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '@/domain/redirect'
import { signInByPhone, signInSubmission, typeSmsCode, typePhone, signInFailure } from '@/stores/auth/phone'
import { useSession } from '@/stores/auth/session'
import { useSubmissions } from '@/stores/submit'
import { LiveRegion } from '@/ui/LiveRegion'
import { FailureNote } from '@/routes/shared/errors'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { PhoneCodeForm } from './PhoneCodeForm'

const NEXT = {
  provider: 'again',
  code: 'kept',
  codeUnconfirmed: 'kept',
  signIn: 'kept',
  signInUnconfirmed: 'newCode',
} as const

const SignInFailure = () => {
  const { t } = useTranslation('auth')
  const failure = signInFailure(useSession(), useSubmissions())
  return (
    <LiveRegion role="status">
      {failure !== undefined && (
        <FailureNote title={t(`failed.${failure.of}`)} error={failure.error} next={t(NEXT[failure.of])} />
      )}
    </LiveRegion>
  )
}

export const PhoneForm = () => {
  const { t } = useTranslation('auth')
  const { phone, code } = useSession()
  const signIn = useSubmissions(signInSubmission)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isMounted = useIsMounted()
  const submit = async () => {
    if ((await signInByPhone()) && isMounted()) await navigate(safeRedirect(query.get('redirect')), { replace: true })
  }
  return (
    <PhoneCodeForm
      phone={phone}
      code={code}
      onPhone={typePhone}
      onCode={typeSmsCode}
      submitText={t('signIn')}
      busy={signIn.state === 'sending'}
      onSubmit={submit}
      failure={<SignInFailure />}
      note={t('adults')}
    />
  )
}
