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
import { useNavigationNotice, type NavigationNotice } from '@/routes/shared/navigationNotice'
import { paths } from '@/routes/paths'
import { QuestionnairePrompt, recordPath } from './QuestionnairePrompt'
import { useRefund } from './StatusLine'

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

type Props = { notice: NavigationNotice; appointment: Appointment; children: ReactNode }

export const AppointmentResult = ({ notice, appointment, children }: Props) => {
  const { t } = useTranslation(['appointments', 'payment'])
  const { organisation, serviceId, practicalPriceFen } = appointment
  const refund = useRefund(appointment)
  const refundLine = refund && refundText(t, refund)
  const back = refundLine === undefined || refund?.refundFen === 0 ? refundLine : t('result.comesBack', { refundLine })
  if (notice === 'cancelled')
    return (
      <ResultBlock title={t('cancel.done')} justDone text={hasRefund(appointment) ? back : t('result.nothingBack')}>
        {children}
        <Link {...buttonProps('secondary', true)} to={paths.selectTime(serviceId, organisation.id)}>
          {t('result.again')}
        </Link>
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

/** Returns the result of the last action while it matches the appointment’s current status. */
export const useCurrentNotice = ({ status }: Appointment): NavigationNotice | undefined => {
  const notice = useNavigationNotice()
  const isCancelled = status === 'cancelled' || status === 'cancelledUnpaid'
  return isCancelled === (notice === 'cancelled') ? notice : undefined
}
