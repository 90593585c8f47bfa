import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canCancel, hasRefund, type Appointment } from '../../domain/booking/appointment'
import { ForwardIcon } from '../../ui/icons'
import { paths } from '../paths'
import styles from './AppointmentWays.module.css'

/** To its cancellation, or to its refund (APPT-11, APPT-12). */
export const AppointmentWays = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { id } = appointment
  return (
    <>
      {canCancel(appointment) && <Way to={paths.cancelAppointment(id)} text={t('detail.cancel')} />}
      {hasRefund(appointment) && <Way to={paths.refund(id)} text={t('detail.refund')} />}
    </>
  )
}

const Way = ({ to, text }: { to: string; text: string }) => (
  <Link className={styles.way ?? ''} to={to}>
    {text}
    <ForwardIcon />
  </Link>
)
