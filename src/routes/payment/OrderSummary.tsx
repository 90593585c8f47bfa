import { useTranslation } from 'react-i18next'
import { dayText } from '@/i18n/dates'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf, idle } from '@/lib/remote'
import { useAppointments } from '@/stores/appointments/appointments'
import { useHome } from '@/stores/home/home'
import { FactCard } from '@/routes/shared/FactCard'
import { useToday } from '@/routes/shared/useToday'

/** What the money is for, as far as it is known: it can be paid without. */
export const OrderSummary = ({ id }: { id: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const today = useToday()
  const appointment = dataOf(useAppointments(({ appointments }) => appointments.get(id)) ?? idle)
  const service = useHome(({ details }) => appointment && dataOf(details.get(appointment.serviceId) ?? idle)?.service)
  if (appointment === undefined) return null
  const { organisation, specificationName, day, customer } = appointment
  const check = joinWithDot(service?.name, specificationName)
  return (
    <div className="names">
      <FactCard
        title={organisation.name ?? shell('unknown')}
        facts={[
          [t('check'), check || undefined],
          [t('day'), dayText(shell, day, today)],
          [t('person'), customer.name],
        ]}
      />
    </div>
  )
}
