import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { canCancel } from '@/domain/appointments/appointment'
import { idle } from '@/lib/remote'
import { loadAppointment, useAppointments } from '@/stores/appointments/appointments'
import { cancellationOf } from '@/stores/appointments/cancellation'
import { canSubmit, useSendings } from '@/stores/submit'
import { paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { BookingSkeleton } from '@/routes/shared/BookingSkeleton'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { StatePage } from '@/routes/shared/pages'
import { CancelForm } from './CancelForm'

export const CancelAppointment = () => {
  const { t } = useTranslation('appointments')
  const { id = '' } = useParams()
  const appointment = useAppointments(({ appointments }) => appointments.get(id)) ?? idle
  // The screen’s own cancellation closes the appointment a moment before the screen leaves.
  const cancellation = useSendings(cancellationOf(id))
  const isSending = !canSubmit(cancellation)
  switch (appointment.state) {
    case 'idle':
    case 'loading':
      return <BookingSkeleton of="subscribeCancel" />
    case 'failed':
      return <PageError error={appointment.error} onRetry={() => void loadAppointment(id)} />
    case 'ready':
      // A stale answer must not say whether it can be cancelled; the state of an attempt stays in sight.
      if (appointment.refreshError !== undefined && cancellation.state === 'idle') {
        return appointment.refreshing ? (
          <BookingSkeleton of="subscribeCancel" />
        ) : (
          <PageError error={appointment.refreshError} onRetry={() => void loadAppointment(id)} />
        )
      }
      return canCancel(appointment.data) || isSending ? (
        <CancelForm key={id} appointment={appointment.data} />
      ) : (
        <StatePage
          kind="empty"
          name="tooLate"
          title={t('cancel.closed')}
          text={t('cancel.closedText')}
          way={
            <PrimaryLink to={paths.appointment(id)} replace>
              {t('cancel.toDetail')}
            </PrimaryLink>
          }
        />
      )
  }
}
