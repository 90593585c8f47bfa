import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '@/domain/redirect'
import { useSendings } from '@/stores/submit'
import { useSession } from '@/stores/auth/session'
import { signInByPhone, signInSending, typeCode, typePhone } from '@/stores/auth/phone'
import { PhoneCodeForm } from './PhoneCodeForm'
import { SignInFailure } from './SignInFailure'

/** The phone-binding form (AUTH-06 to AUTH-08). */
export const PhoneForm = () => {
  const { t } = useTranslation('auth')
  const { phone, code } = useSession()
  const signIn = useSendings(signInSending)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const submit = async () => {
    if (await signInByPhone()) await navigate(safeRedirect(query.get('redirect')), { replace: true })
  }
  return (
    <PhoneCodeForm
      phone={phone}
      code={code}
      onPhone={typePhone}
      onCode={typeCode}
      submitText={t('signIn')}
      busy={signIn.state === 'sending'}
      onSubmit={submit}
      failure={<SignInFailure />}
      note={t('adults')}
    />
  )
}
