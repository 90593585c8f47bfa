import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OrderChoice } from '../../domain/booking/order'
import { errorText, isUnanswered } from '../../i18n/errors'
import type { OrderError } from '../../stores/bookingOrder'
import { paths } from '../paths'
import styles from './Order.module.css'

type Props = { failure: OrderError; choice: OrderChoice }

/** Why the order was not placed, what became of the choices, and where to look or what to change. */
export const OrderFailure = ({ failure, choice }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const unknown = isUnanswered(failure)
  return (
    <div className={styles.failure}>
      <strong>{t(unknown ? 'confirm.unknown' : 'confirm.failed')}</strong>
      <p>{errorText(shell, failure)}</p>
      <p>{t(unknown ? 'confirm.look' : 'confirm.kept')}</p>
      {unknown ? (
        <Link className={styles.wayOn ?? ''} to={paths.appointments()}>
          {t('confirm.toAppointments')}
        </Link>
      ) : (
        <Link className={styles.wayOn ?? ''} to={paths.selectTime(choice.serviceId, choice.organisationId)}>
          {t('confirm.otherDay')}
        </Link>
      )}
    </div>
  )
}
