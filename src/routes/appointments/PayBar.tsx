import { canPay, type Appointment } from '@/domain/appointments/appointment'
import { BottomBar } from '@/ui/BottomBar'
import { PayAction } from './PayAction'

/** What is due and the way to pay it, as long as it can be paid (APPT-10). */
export const PayBar = ({ appointment }: { appointment: Appointment }) =>
  canPay(appointment) && (
    <BottomBar>
      <PayAction appointment={appointment} />
    </BottomBar>
  )
