import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Submission } from '@/stores/submit'
import { paths } from '@/routes/paths'
import { WriteError } from '@/routes/shared/errors'

type Props = { id: string; failure: Extract<Submission, { error: unknown }> }

/** Why it was not cancelled, or that nobody knows yet whether it was, and where to look. */
export const CancelFailure = ({ id, failure: { state, error } }: Props) => {
  const { t } = useTranslation('appointments')
  const unknown = state === 'undecided'
  return (
    <WriteError
      title={t(unknown ? 'cancel.undecided' : 'cancel.failed')}
      error={error}
      withReason={!unknown}
      next={t(unknown ? 'cancel.look' : 'cancel.kept')}
    >
      <Link to={paths.appointment(id)} replace>
        {t('cancel.toDetail')}
      </Link>
    </WriteError>
  )
}
