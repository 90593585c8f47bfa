import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Appointment } from '../../domain/booking/appointment'
import { missingRecord, noteAskedForRecord } from '../../stores/bookingRecord'
import { confirmDialog } from '../../ui/dialog'
import { paths } from '../paths'
import { checkOf } from '../shared/checkOf'

/** Once the appointment is shown, asks for a health record that lacks the height (APPT-14). */
export const useAskForRecord = (appointment: Appointment): void => {
  const { t } = useTranslation('bookingAppointments')
  const navigate = useNavigate()
  useEffect(() => {
    let left = false
    const ask = async () => {
      const whose = await missingRecord(appointment)
      if (left || whose === undefined) return
      noteAskedForRecord(appointment)
      const wanted = await confirmDialog({
        title: t('record.title'),
        message: t(`record.${whose}`),
        confirmText: t('record.open'),
        cancelText: t('record.later'),
        tone: 'go',
      })
      if (left || !wanted) return
      await navigate(
        whose === 'own' ? paths.profileEdit(checkOf(appointment)) : paths.patientEdit(appointment.customer.id),
      )
    }
    void ask()
    return () => {
      left = true
    }
  }, [appointment, navigate, t])
}
