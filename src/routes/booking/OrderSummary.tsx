import { useTranslation } from 'react-i18next'
import { isRefunded, refundDay } from '@/domain/appointments/refundDeadline'
import type { Organisation } from '@/domain/booking/organisation'
import type { Service } from '@/domain/booking/service'
import { dayText, dayInSentence } from '@/i18n/dates'
import { now } from '@/lib/time/clock'
import { chinaTime, type Day } from '@/lib/time/day'
import { shownPriceFen, useOrder } from '@/stores/booking/order'
import { Callout } from '@/ui/Callout'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Section } from '@/ui/Section'
import { CalendarIcon } from '@/ui/icons'
import { ServerText } from '@/ui/ServerText'
import { CancellationRules } from '@/routes/shared/CancellationRules'
import { useByClock, useToday } from '@/routes/shared/useToday'
import styles from './OrderSummary.module.css'
import { OrganisationHeader } from './OrganisationHeader'

/** A102, A482: the four cancellation rules, and what they mean for this day right now if anything is paid. */
export const CancellationNotice = ({ day }: { day: Day }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const today = useToday()
  const isFree = useOrder(shownPriceFen) === 0
  const refunded = useByClock(() => isRefunded(day, chinaTime(now())))
  return (
    <Section title={t('confirm.notice')}>
      <strong>{t('confirm.implants')}</strong>
      <CancellationRules />
      {!isFree && (
        <Callout tone="caution">
          <p role="status">
            <NoBreakDates>
              {refunded
                ? t('confirm.refundUntil', { day: dayInSentence(shell, refundDay(day), today) })
                : t('confirm.refundOver')}
            </NoBreakDates>
          </p>
        </Callout>
      )}
    </Section>
  )
}

type Props = { day: Day; service: Service; organisation: Organisation }

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
      <p>
        <ServerText>{service.name ?? shell('unknown')}</ServerText>
      </p>
    </Section>
  )
}
