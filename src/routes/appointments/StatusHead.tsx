import { useTranslation } from 'react-i18next'
import { isAhead, type Appointment } from '@/domain/appointments/appointment'
import type { Refund } from '@/domain/appointments/cancellation'
import { dayText } from '@/i18n/dates'
import { refundText } from '@/i18n/appointments/refundText'
import { joinWithDot } from '@/lib/joinWithDot'
import type { Day } from '@/lib/time/day'
import { reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { IconText } from '@/ui/IconText'
import { CalendarIcon, PersonIcon, PlaceIcon } from '@/ui/icons'
import { Picture, Media } from '@/ui/Picture'
import { Section, SectionTitle } from '@/ui/Section'
import { StatusLine } from './StatusLine'

type Props = {
  appointment: Appointment
  today: Day
  refund?: Refund | undefined
  withoutStatus?: boolean
  /** For a screen that shows the patient nowhere else. */
  withPatient?: boolean
}

export const StatusHead = ({ appointment, today, refund, withoutStatus = false, withPatient = false }: Props) => {
  const { id, status, organisation, day, customer, specificationName } = appointment
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const refundLine = refund && refundText(t, refund)
  const reason = usePayment(reasonNotToPay('subscribe', id))
  return (
    <Section>
      {!withoutStatus && <StatusLine status={status} more={refundLine} />}
      {!withoutStatus && refundLine !== undefined && refund?.refundFen !== 0 && (
        <p className="quiet">{t('refund.where')}</p>
      )}
      {status === 'unknown' && <p>{t('detail.unknownHint')}</p>}
      {status === 'toPay' && reason === undefined && <p>{t('detail.payHint')}</p>}
      <Media size="small" picture={<Picture src={organisation.imageUrl} alt="" ratio="1 / 1" eager />}>
        <div className="names">
          <SectionTitle>{organisation.name ?? shell('unknown')}</SectionTitle>
        </div>
        <IconText
          Icon={CalendarIcon}
          name={t('detail.day')}
          text={dayText(shell, day, today)}
          strong={status === 'toPay' || isAhead(appointment, today)}
        />
        {withPatient && (
          <IconText
            Icon={PersonIcon}
            name={t('detail.patient')}
            text={joinWithDot(customer.name ?? shell('unknown'), specificationName)}
            named
          />
        )}
        <IconText Icon={PlaceIcon} name={t('address')} text={organisation.address ?? shell('unknown')} address />
      </Media>
    </Section>
  )
}
