import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { asksQuestionnaire, hasRefund, type Appointment, type RecordKeeper } from '@/domain/appointments/appointment'
import { formatFen } from '@/domain/money'
import { refundText } from '@/i18n/appointments/refundText'
import { missingRecord, noteAskedForRecord } from '@/stores/appointments/healthRecordPrompt'
import { ResultBlock } from '@/ui/ResultBlock'
import { Section } from '@/ui/Section'
import { buttonProps } from '@/ui/Button'
import type { NavigationNotice } from '@/routes/shared/navigationNotice'
import { WhatNext } from './WhatNext'
import { QuestionnairePrompt, recordPath } from '@/routes/appointments/QuestionnairePrompt'
import { useRefund } from '@/routes/appointments/StatusLine'

/** A118: asks in the page for a missing height, below the result. */
const RecordPrompt = ({ appointment }: { appointment: Appointment }) => {
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

export type AppointmentResultProps = { notice: NavigationNotice; appointment: Appointment; children: ReactNode }

export const AppointmentResult = ({ notice, appointment, children }: AppointmentResultProps) => {
  const { t } = useTranslation(['appointments', 'payment'])
  const { practicalPriceFen } = appointment
  const refund = useRefund(appointment)
  const refundLine = refund && refundText(t, refund)
  const back = refundLine === undefined || refund?.refundFen === 0 ? refundLine : t('result.comesBack', { refundLine })
  if (notice === 'cancelled')
    return (
      <ResultBlock title={t('cancel.done')} justDone text={hasRefund(appointment) ? back : t('result.nothingBack')}>
        {children}
        <WhatNext appointment={appointment} />
      </ResultBlock>
    )
  return (
    <ResultBlock
      title={t(notice === 'paid' ? 'payment:outcomes.ok' : 'result.booked')}
      justDone
      text={
        notice === 'paid' ? t('result.paidText', { amount: formatFen(practicalPriceFen) }) : t('result.bookedText')
      }
    >
      {asksQuestionnaire(appointment) && <QuestionnairePrompt appointment={appointment} />}
      {children}
      <RecordPrompt appointment={appointment} />
    </ResultBlock>
  )
}
