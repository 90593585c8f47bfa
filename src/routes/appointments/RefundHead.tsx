import { useTranslation } from 'react-i18next'
import { isWithoutRefund, type Refund } from '@/domain/appointments/cancellation'
import { refundText } from '@/i18n/appointments/refundText'
import { Section } from '@/ui/Section'
import { StatusMark } from '@/ui/StatusMark'

/** What comes back, how far it is, and what happens next; nothing where the server does not say. */
export const RefundHead = ({ refund }: { refund: Refund }) => {
  const { t } = useTranslation('appointments')
  const told = refundText(t, refund)
  if (told === undefined) return null
  if (isWithoutRefund(refund))
    return (
      <Section>
        <StatusMark kind="over">{told}</StatusMark>
        <p>{t('refund.noneWhy')}</p>
      </Section>
    )
  const isBack = refund.payStatus === 'refunded'
  return (
    <Section>
      <StatusMark kind={isBack ? 'done' : 'waiting'}>{told}</StatusMark>
      <p>{t(isBack ? 'refund.isBack' : 'refund.next')}</p>
    </Section>
  )
}
