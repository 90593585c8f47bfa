import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isCancelled } from '@/domain/appointments/appointment'
import { canCancel, type CancelReason } from '@/domain/appointments/cancellation'
import { dataOf, idle } from '@/lib/remote'
import { loadAppointment, useAppointments } from '@/stores/appointments/appointments'
import { cancellationOf } from '@/stores/appointments/cancellation'
import { canSubmit, useSubmissions } from '@/stores/submit'
import { useFocusAfterForm } from '@/ui/focusMain'
import { paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { AppointmentSkeleton } from './AppointmentSkeleton'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { Redirect } from '@/routes/shared/Redirect'
import { withNotice } from '@/routes/shared/navigationNotice'
import { ContentUnavailablePage } from '@/routes/shared/pages'
import { CancelForm } from './CancelForm'

export const CancelAppointment = () => {
  const { id = '' } = useParams()
  return <Cancellation key={id} id={id} />
}

const Cancellation = ({ id }: { id: string }) => {
  const { t } = useTranslation('appointments')
  // A failed reload replaces the form, so its choice is kept here.
  const [reason, setReason] = useState<CancelReason>()
  const appointment = useAppointments(({ appointments }) => appointments.get(id)) ?? idle
  // The screen’s own cancellation closes the appointment a moment before the screen leaves.
  const cancellation = useSubmissions(cancellationOf(id))
  const isSending = !canSubmit(cancellation)
  const known = dataOf(appointment)
  useFocusAfterForm(known && (isSending || canCancel(known)))
  const toDetail = (
    <PrimaryLink to={paths.appointment(id)} replace>
      {t('cancel.toDetail')}
    </PrimaryLink>
  )
  switch (appointment.state) {
    case 'idle':
    case 'loading':
      return <AppointmentSkeleton of="subscribeCancel" />
    case 'failed':
      // The cancellation arrived, and only the reload after it failed.
      if (cancellation.state === 'sent')
        return <ContentUnavailablePage kind="empty" drawing="tooLate" title={t('cancel.done')} way={toDetail} />
      return <PageError error={appointment.error} onRetry={() => void loadAppointment(id)} />
    case 'ready':
      // A stale answer must not say whether it can be cancelled; the state of an attempt stays in sight.
      if (appointment.refreshError !== undefined && cancellation.state === 'idle') {
        return appointment.refreshing ? (
          <AppointmentSkeleton of="subscribeCancel" />
        ) : (
          <PageError error={appointment.refreshError} onRetry={() => void loadAppointment(id)} />
        )
      }
      if (canCancel(appointment.data) || isSending)
        return <CancelForm appointment={appointment.data} reason={reason} setReason={setReason} />
      // An answer was lost, perhaps before a reload. A server without keys then refuses the repeat.
      if (isCancelled(appointment.data))
        return (
          <Redirect to={paths.appointment(id)} state={'error' in cancellation ? withNotice('cancelled') : undefined} />
        )
      return (
        <ContentUnavailablePage
          kind="empty"
          drawing="tooLate"
          title={t('cancel.closed')}
          text={t('cancel.closedText')}
          way={toDetail}
        />
      )
  }
}
