import { useTranslation } from 'react-i18next'
import type { Organisation } from '@/domain/booking/organisation'
import type { Service } from '@/domain/booking/service'
import { dayText } from '@/i18n/dates'
import { type Day } from '@/lib/days'
import { CalendarIcon } from '@/ui/icons'
import { Section } from '@/ui/Section'
import { useToday } from '@/routes/shared/useToday'
import styles from './OrderSummary.module.css'
import { OrganisationHeader } from './OrganisationHeader'

type Props = { day: Day; service: Service; organisation: Organisation }

/** When, where and what. */
export const OrderSummary = ({ day, service, organisation }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const today = useToday()
  return (
    <Section>
      <p className={styles.day}>
        <CalendarIcon />
        <span className="visuallyHidden">{t('confirm.when')}</span>
        {dayText(shell, day, today)}
      </p>
      <OrganisationHeader organisation={organisation} />
      <p>{service.name ?? shell('unknown')}</p>
    </Section>
  )
}
