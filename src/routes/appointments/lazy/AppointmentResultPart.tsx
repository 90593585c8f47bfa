import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asksQuestionnaire, hasRefund, type Appointment } from '@/domain/appointments/appointment'
import type { Refund } from '@/domain/appointments/cancellation'
import { formatFen } from '@/domain/money'
import { refundText } from '@/i18n/appointments/refundText'
import { ResultBlock } from '@/ui/ResultBlock'
import type { NavigationNotice } from '@/routes/shared/navigationNotice'
import { WhatNextPart } from './WhatNextPart'
import { QuestionnairePrompt } from '../QuestionnairePrompt'
import { useIsConfirming } from '../useIsConfirming'

export type AppointmentResultPartProps = {
  notice: NavigationNotice
  appointment: Appointment
  refund: Refund | undefined
  isRefundAsked: boolean
  children: ReactNode
}

export const AppointmentResultPart = (props: AppointmentResultPartProps) => {
  const { notice, appointment, refund, isRefundAsked, children } = props
  const { t } = useTranslation(['appointments', 'payment'])
  const { practicalPriceFen } = appointment
  const isConfirming = useIsConfirming(appointment.id)
  const backText = (of: Pick<Refund, 'payStatus' | 'refundFen'>) => {
    const refundLine = refundText(t, of)
    return refundLine === undefined || of.refundFen === 0 ? refundLine : t('result.comesBack', { refundLine })
  }
  if (notice === 'cancelled')
    return (
      <ResultBlock
        title={t('cancel.done')}
        justDone
        text={
          hasRefund(appointment)
            ? refund && backText(refund)
            : t(isConfirming ? 'cancel.maybePaid' : 'result.nothingBack')
        }
        reserved={isRefundAsked ? backText({ payStatus: 'refunding', refundFen: practicalPriceFen }) : undefined}
      >
        {children}
        <WhatNextPart appointment={appointment} />
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
