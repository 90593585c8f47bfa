import { canPay, type Appointment } from '../../domain/booking/appointment'
import styles from '../shared/booking.module.css'
import { PayWay } from './PayWay'

/** What is due and the way to pay it, as long as it can be paid (APPT-10). */
export const PayBar = ({ appointment }: { appointment: Appointment }) =>
  canPay(appointment) && (
    <div className={styles.bar}>
      <PayWay appointment={appointment} />
    </div>
  )
