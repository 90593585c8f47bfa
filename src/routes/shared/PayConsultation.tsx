import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Consultation } from '@/domain/consultations/consultation'
import { consultationOrder } from '@/domain/payment/payment'
import { reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { buttonProps } from '@/ui/Button'
import { paths } from '@/routes/paths'

type Unpaid = Pick<Consultation, 'id' | 'type'>

/** Returns why an unpaid consultation must not be paid now, in words (RF4). */
export const useNotToPay = ({ id, type }: Unpaid): string | undefined => {
  const { t } = useTranslation('payment')
  const reason = usePayment(reasonNotToPay(consultationOrder(type), id))
  return reason && t(`notToPay.${reason}`)
}

/** The link to the payment; while it is being confirmed, to its result. */
export const PayConsultation = (unpaid: Unpaid) => {
  const { t } = useTranslation(['consultations', 'payment'])
  const isPayable = useNotToPay(unpaid) === undefined
  return (
    <Link
      {...buttonProps(isPayable ? 'primary' : 'secondary', false)}
      to={paths.tradePay(consultationOrder(unpaid.type), unpaid.id)}
    >
      {isPayable ? t('ways.pay') : t('payment:notToPay.look')}
    </Link>
  )
}
