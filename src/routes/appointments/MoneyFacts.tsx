import { useTranslation } from 'react-i18next'
import { discountFen, paidFen, type Appointment } from '@/domain/appointments/appointment'
import { formatFen } from '@/domain/money'
import { priceText } from '@/i18n/prices'
import { FactCard } from '@/routes/shared/FactCard'

/** Original price, discount, amount due, and for some statuses what was paid (APPT-07, APPT-08). */
export const MoneyFacts = ({ appointment }: { appointment: Appointment }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const paid = paidFen(appointment)
  const facts: [string, string][] = [
    [t('detail.original'), priceText(shell, appointment.originalPriceFen)],
    [t('detail.discount'), formatFen(-discountFen(appointment))],
    [t('detail.due'), priceText(shell, appointment.practicalPriceFen)],
  ]
  if (paid !== undefined) facts.push([t('detail.paid'), priceText(shell, paid)])
  return <FactCard title={t('detail.money')} facts={facts} />
}
