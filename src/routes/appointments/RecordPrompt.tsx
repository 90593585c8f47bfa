import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { asksRecord, type Appointment, type RecordKeeper } from '@/domain/appointments/appointment'
import { findMissingRecord, noteAskedForRecord, wasAskedForRecord } from '@/stores/appointments/healthRecordPrompt'
import { buttonProps } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { confirmDialog } from '@/ui/dialog'
import { examinationParams } from '@/routes/shared/examinationParams'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { paths } from '@/routes/paths'

const recordPath = (appointment: Appointment, whose: RecordKeeper): string =>
  whose === 'own' ? paths.profileEdit(examinationParams(appointment)) : paths.patientEdit(appointment.customer.id)

/**
 * A118: asks once for a missing height after the appointment is shown, then returns whose height the page asks for.
 * With `holds` the page shows a result, so no dialog covers it.
 */
export const useAskForRecord = (appointment: Appointment, holds: boolean): RecordKeeper | undefined => {
  const { t } = useTranslation('appointments')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [missing, setMissing] = useState<RecordKeeper>()
  useEffect(() => {
    const ask = async () => {
      const whose = await findMissingRecord(appointment)
      if (!isMounted() || whose === undefined) return
      const isFirst = !wasAskedForRecord(appointment)
      noteAskedForRecord(appointment)
      const confirmed =
        isFirst &&
        !holds &&
        (await confirmDialog({
          title: t('record.title'),
          message: t(`record.${whose}`),
          confirmText: t('record.open'),
          cancelText: t('record.later'),
          tone: 'go',
        }))
      if (!isMounted()) return
      if (confirmed) await navigate(recordPath(appointment, whose), { state: { from: 'appointment' } })
      else setMissing(whose)
    }
    void ask()
  }, [appointment, holds, isMounted, navigate, t])
  return asksRecord(appointment) ? missing : undefined
}

type Props = { appointment: Appointment; whose: RecordKeeper }

/** A118: asks in the page for a missing height. */
export const RecordPrompt = ({ appointment, whose }: Props) => {
  const { t } = useTranslation('appointments')
  return (
    <Section title={t('record.title')}>
      <p>{t(`record.${whose}`)}</p>
      <Link {...buttonProps('secondary', true)} to={recordPath(appointment, whose)} state={{ from: 'appointment' }}>
        {t('record.open')}
      </Link>
    </Section>
  )
}
