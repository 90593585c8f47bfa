import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { canPay, type Appointment } from '../../domain/booking/appointment'
import { Button } from '../../ui/Button'
import { paths } from '../paths'
import styles from './booking.module.css'
import { PriceLine } from './PriceLine'

/** What is due and the way to pay it, as long as it can be paid (APPT-10). */
export const PayBar = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  if (!canPay(appointment)) return null
  return (
    <div className={styles.bar}>
      <div className={styles.barText}>
        <PriceLine name={t('detail.due')} fen={appointment.practicalPriceFen} final />
      </div>
      <Button onClick={() => void navigate(paths.tradePay('subscribe', appointment.id))}>{t('detail.payNow')}</Button>
    </div>
  )
}
