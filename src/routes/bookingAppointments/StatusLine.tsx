import { useTranslation } from 'react-i18next'
import type { AppointmentStatus } from '../../domain/dictionaries'
import { CheckIcon, CloseIcon, SuccessIcon, WaitingIcon } from '../../ui/icons'
import styles from './StatusLine.module.css'

/** The status of an appointment in words, with a mark of its own. */
export const StatusLine = ({ status }: { status: AppointmentStatus }) => {
  const { t } = useTranslation('bookingAppointments')
  const { Icon, tone } = LOOKS[status]
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon />
      {t(`statuses.${status}`)}
    </span>
  )
}

const LOOKS = {
  toPay: { Icon: WaitingIcon, tone: 'caution' },
  paid: { Icon: SuccessIcon, tone: 'success' },
  cancelledUnpaid: { Icon: CloseIcon, tone: 'quiet' },
  cancelled: { Icon: CloseIcon, tone: 'quiet' },
  noShow: { Icon: CloseIcon, tone: 'danger' },
  registered: { Icon: CheckIcon, tone: 'success' },
} as const satisfies Record<AppointmentStatus, { Icon: React.ComponentType; tone: string }>
