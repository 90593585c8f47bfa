import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Appointment } from '@/domain/appointments/appointment'
import { missingRecord, noteAskedForRecord, wasAskedForRecord } from '@/stores/appointments/healthRecordPrompt'
import { confirmDialog } from '@/ui/dialog'
import { recordPath } from './recordPath'

/**
 * Once the appointment is shown, asks for a health record that lacks the height (APPT-14). Where the page tells what
 * has just been done it `holds`: that is to be read first, and the page asks by itself.
 */
export const useAskForRecord = (appointment: Appointment, holds: boolean): void => {
  const { t } = useTranslation('appointments')
  const navigate = useNavigate()
  useEffect(() => {
    if (holds || wasAskedForRecord(appointment)) return undefined
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
      if (!left && wanted) await navigate(recordPath(appointment, whose))
    }
    void ask()
    return () => {
      left = true
    }
  }, [appointment, holds, navigate, t])
}
