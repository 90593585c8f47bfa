import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment, RecordKeeper } from '@/domain/appointments/appointment'
import { missingRecord, noteAskedForRecord } from '@/stores/appointments/healthRecordPrompt'
import { buttonProps } from '@/ui/buttonProps'
import { Section } from '@/ui/Section'
import { recordPath } from './recordPath'

/** Asks in the page for a health record that lacks the height, below what has just been done (A118). */
export const RecordPrompt = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const [missing, setMissing] = useState<RecordKeeper>()
  useEffect(() => {
    let left = false
    const lookUp = async () => {
      const whose = await missingRecord(appointment)
      if (left) return
      if (whose !== undefined) noteAskedForRecord(appointment)
      setMissing(whose)
    }
    void lookUp()
    return () => {
      left = true
    }
  }, [appointment])
  if (missing === undefined) return null
  return (
    <Section title={t('record.title')}>
      <p>{t(`record.${missing}`)}</p>
      <Link {...buttonProps('secondary', true)} to={recordPath(appointment, missing)}>
        {t('record.open')}
      </Link>
    </Section>
  )
}
