import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorText } from '../../i18n/errors'
import type { Sending } from '../../stores/send'
import { paths } from '../paths'
import order from '../shared/Order.module.css'

type Props = { id: string; failure: Extract<Sending, { error: unknown }> }

/** Why it was not cancelled, or that nobody knows yet whether it was, and where to look. */
export const CancelFailure = ({ id, failure: { state, error } }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const unknown = state === 'undecided'
  return (
    <div className={order.failure}>
      <strong>{t(unknown ? 'cancel.undecided' : 'cancel.failed')}</strong>
      {!unknown && <p>{errorText(shell, error)}</p>}
      <p>{t(unknown ? 'cancel.look' : 'cancel.kept')}</p>
      <Link className={order.wayOn ?? ''} to={paths.appointment(id)} replace>
        {t('cancel.toDetail')}
      </Link>
    </div>
  )
}
