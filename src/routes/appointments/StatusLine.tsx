import { useTranslation } from 'react-i18next'
import type { AppointmentStatus } from '@/domain/dictionaries'
import { joinWithDot } from '@/lib/joinWithDot'
import { StatusMark, type StatusKind } from '@/ui/StatusMark'

type Props = {
  status: AppointmentStatus
  /** What has become of the money. */
  more?: string | undefined
}

/** The status of an appointment in words, with a mark of its own. */
export const StatusLine = ({ status, more }: Props) => {
  const { t } = useTranslation('appointments')
  return <StatusMark kind={KINDS[status]}>{joinWithDot(t(`statuses.${status}`), more)}</StatusMark>
}

const KINDS: Record<AppointmentStatus, StatusKind> = {
  toPay: 'toDo',
  paid: 'going',
  cancelledUnpaid: 'over',
  cancelled: 'over',
  noShow: 'missed',
  registered: 'done',
  unknown: 'waiting',
}
