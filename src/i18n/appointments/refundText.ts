import type { TFunction } from 'i18next'
import { isWithoutRefund, type Refund } from '@/domain/appointments/cancellation'
import { formatFen } from '@/domain/money'

/** What comes back and how far it is on its way, or that nothing does; undefined where the server does not say. */
export const refundText = (
  t: TFunction<'appointments'>,
  { payStatus, refundFen }: Pick<Refund, 'payStatus' | 'refundFen'>,
): string | undefined => {
  if (isWithoutRefund({ payStatus, refundFen })) return t('refund.none')
  const amount = formatFen(refundFen)
  switch (payStatus) {
    case 'refunding':
      return t('refund.underWay', { amount })
    case 'refunded':
      return t('refund.back', { amount })
    case 'pending':
    case 'paid':
    case 'over':
      return undefined
  }
}
