import type { TFunction } from 'i18next'
import { isWithoutRefund, type Refund } from '@/domain/appointments/cancellation'
import { formatFen } from '@/domain/money'

/** Returns the refund and its progress in words; undefined where the server says nothing. */
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
