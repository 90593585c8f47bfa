import { useTranslation } from 'react-i18next'
import { useSendings } from '@/stores/submit'
import { useSession } from '@/stores/auth/session'
import { signInFailure } from '@/stores/auth/phone'
import { LiveRegion } from '@/ui/LiveRegion'
import { WriteError } from '@/routes/shared/errors'

/** What did not work, why, and what has become of what was typed. */
export const SignInFailure = () => {
  const { t } = useTranslation('auth')
  const failure = signInFailure(useSession(), useSendings())
  return (
    <LiveRegion role="status">
      {failure !== undefined && (
        <WriteError title={t(`failed.${failure.of}`)} error={failure.error} next={t('kept')} />
      )}
    </LiveRegion>
  )
}
