import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OrderChoice } from '../../domain/booking/order'
import { errorText } from '../../i18n/errors'
import { paths } from '../paths'
import styles from '../shared/Order.module.css'

type Props = { failure: unknown; choice: OrderChoice }

/** Why the order was not placed, what became of the choices, and what can be changed. */
export const OrderFailure = ({ failure, choice }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  return (
    <div className={styles.failure}>
      <strong>{t('confirm.failed')}</strong>
      <p>{errorText(shell, failure)}</p>
      <p>{t('confirm.kept')}</p>
      <Link className={styles.wayOn ?? ''} to={paths.selectTime(choice.serviceId, choice.organisationId)}>
        {t('confirm.otherDay')}
      </Link>
    </div>
  )
}

/** Nobody knows whether the order was placed: where to look before it is sent again (RB2). */
export const OrderUnanswered = () => {
  const { t } = useTranslation('booking')
  return (
    <div className={styles.failure}>
      <strong>{t('confirm.unknown')}</strong>
      <p>{t('confirm.look')}</p>
      <Link className={styles.wayOn ?? ''} to={paths.appointments()}>
        {t('confirm.toAppointments')}
      </Link>
    </div>
  )
}
