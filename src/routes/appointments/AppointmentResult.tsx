import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { asksQuestionnaire, hasRefund, type Appointment } from '@/domain/appointments/appointment'
import { formatFen } from '@/domain/money'
import { refundText } from '@/i18n/appointments/refundText'
import { buttonProps } from '@/ui/buttonProps'
import { ResultBlock } from '@/ui/ResultBlock'
import { paths } from '@/routes/paths'
import { useNavigationNotice, type NavigationNotice } from '@/routes/shared/navigationNotice'
import { QuestionnairePrompt } from './QuestionnairePrompt'
import { RecordPrompt } from './RecordPrompt'
import { useRefund } from './useRefund'

type Props = { deed: NavigationNotice; appointment: Appointment; children: ReactNode }

/** What has just been done with the appointment, what it means, and the next step. */
export const AppointmentResult = ({ deed, appointment, children }: Props) => {
  const { t } = useTranslation(['appointments', 'payment'])
  const { organisation, serviceId, practicalPriceFen } = appointment
  const refund = useRefund(appointment)
  const told = refund && refundText(t, refund)
  const back = told === undefined || refund?.refundFen === 0 ? told : t('result.comesBack', { told })
  if (deed === 'cancelled')
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
      title={t(deed === 'paid' ? 'payment:outcomes.ok' : 'result.booked')}
      justDone
      text={deed === 'paid' ? t('result.paidText', { amount: formatFen(practicalPriceFen) }) : t('result.bookedText')}
    >
      {asksQuestionnaire(appointment) && <QuestionnairePrompt appointment={appointment} />}
      {children}
      <RecordPrompt appointment={appointment} />
    </ResultBlock>
  )
}

/** What was done just before, as long as it holds for what the appointment is by now. */
export const useStandingDeed = ({ status }: Appointment): NavigationNotice | undefined => {
  const deed = useNavigationNotice()
  const isCancelled = status === 'cancelled' || status === 'cancelledUnpaid'
  return isCancelled === (deed === 'cancelled') ? deed : undefined
}
