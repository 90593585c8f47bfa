import { useTranslation } from 'react-i18next'
import { canCancel, hasRefund, reportedInspection, type Appointment } from '@/domain/appointments/appointment'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/LinkRow'
import { paths } from '@/routes/paths'

/** To its report, its cancellation, or its refund (APPT-11, APPT-12). */
export const AppointmentLinks = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const { id } = appointment
  const inspectionId = reportedInspection(appointment)
  return (
    <>
      {inspectionId !== undefined && (
        <Card flush>
          <LinkRow to={paths.reportProgress(inspectionId)} title={t('detail.report')} />
        </Card>
      )}
      {canCancel(appointment) && (
        <Card flush>
          <LinkRow to={paths.cancelAppointment(id)} title={t('detail.cancel')} />
        </Card>
      )}
      {hasRefund(appointment) && (
        <Card flush>
          <LinkRow to={paths.refund(id)} title={t('detail.refund')} />
        </Card>
      )}
    </>
  )
}
