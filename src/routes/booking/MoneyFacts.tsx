import { useTranslation } from 'react-i18next'
import { discountFen, paidFen, type Appointment } from '../../domain/booking/appointment'
import { formatFen } from '../../domain/money'
import { Facts } from '../shared/Facts'

/** Original price, discount, amount due, and for some statuses what was paid (APPT-07, APPT-08). */
export const MoneyFacts = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const paid = paidFen(appointment)
  const facts: [string, string][] = [
    [t('detail.original'), formatFen(appointment.originalPriceFen)],
    [t('detail.discount'), formatFen(-discountFen(appointment))],
    [t('detail.due'), formatFen(appointment.practicalPriceFen)],
  ]
  if (paid !== undefined) facts.push([t('detail.paid'), formatFen(paid)])
  return <Facts title={t('detail.money')} facts={facts} />
}
