import { useTranslation } from 'react-i18next'
import { useSendings } from '@/stores/send'
import { useSession } from '@/stores/auth/session'
import { signInFailure } from '@/stores/auth/phone'
import { Announced } from '@/ui/Announced'
import { FailedWrite } from '@/routes/shared/Failed'

/** What did not work, why, and what has become of what was typed. */
export const SignInFailure = () => {
  const { t } = useTranslation('auth')
  const failure = signInFailure(useSession(), useSendings())
  return (
    <Announced role="status">
      {failure !== undefined && (
        <FailedWrite title={t(`failed.${failure.of}`)} error={failure.error} next={t('kept')} />
      )}
    </Announced>
  )
}
