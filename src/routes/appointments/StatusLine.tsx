import { useTranslation } from 'react-i18next'
import { useEffect } from 'react'
import { hasRefund, type Appointment } from '@/domain/appointments/appointment'
import type { Refund } from '@/domain/appointments/cancellation'
import type { AppointmentStatus } from '@/domain/dictionaries'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf, idle, isPending } from '@/lib/remote'
import { lookUpRefund, useAppointments } from '@/stores/appointments/appointments'
import { StatusMark, type StatusKind } from '@/ui/StatusMark'
import { useOnResume } from '@/routes/shared/useOnResume'

type KnownRefund = { refund: Refund | undefined; isAsked: boolean }

export const useRefund = (appointment: Appointment): KnownRefund => {
  const { id } = appointment
  const isRefunded = hasRefund(appointment)
  const remote = useAppointments(({ refunds }) => refunds.get(id)) ?? idle
  useEffect(() => {
    if (isRefunded) void lookUpRefund(id)
  }, [isRefunded, id])
  useOnResume(() => {
    if (isRefunded) void lookUpRefund(id)
  })
  return {
    refund: isRefunded ? dataOf(remote) : undefined,
    isAsked: isRefunded && isPending(remote),
  }
}

type Props = {
  status: AppointmentStatus
  more?: string | undefined
}

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
