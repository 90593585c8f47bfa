import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asksQuestionnaire, hasRefund, type Appointment } from '@/domain/appointments/appointment'
import { formatFen } from '@/domain/money'
import { refundText } from '@/i18n/appointments/refundText'
import { ResultBlock } from '@/ui/ResultBlock'
import type { NavigationNotice } from '@/routes/shared/navigationNotice'
import { WhatNext } from './WhatNext'
import { QuestionnairePrompt } from '@/routes/appointments/QuestionnairePrompt'
import { useRefund } from '@/routes/appointments/StatusLine'

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
    </ResultBlock>
  )
}
