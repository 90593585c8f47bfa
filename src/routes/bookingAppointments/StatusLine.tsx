import { useTranslation } from 'react-i18next'
import type { AppointmentStatus } from '../../domain/dictionaries'
import { CheckIcon, CloseIcon, SuccessIcon, WaitingIcon } from '../../ui/icons'
import styles from './StatusLine.module.css'

type Props = {
  status: AppointmentStatus
  /** What has become of the money. */
  more?: string | undefined
}

/** The status of an appointment in words, with a mark of its own. */
export const StatusLine = ({ status, more }: Props) => {
  const { t } = useTranslation('bookingAppointments')
  const { Icon, tone } = LOOKS[status]
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon />
      <span>{[t(`statuses.${status}`), more].filter((part) => part !== undefined).join(' · ')}</span>
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
