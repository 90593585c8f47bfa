import { useTranslation } from 'react-i18next'
import type { Appointment } from '../../domain/booking/appointment'
import { dayText } from '../../i18n/dates'
import type { Day } from '../../lib/days'
import { standingOf, usePayment } from '../../stores/payment'
import { IconLine } from '../../ui/IconLine'
import { CalendarIcon, PlaceIcon } from '../../ui/icons'
import { Picture } from '../../ui/Picture'
import { PictureLine } from '../../ui/PictureLine'
import { Section } from '../../ui/Section'
import { SectionTitle } from '../../ui/SectionTitle'
import { StatusLine } from './StatusLine'

type Props = { appointment: Appointment; today: Day }

/** The status in words, and where and when at a glance. */
export const StatusHead = ({ appointment: { id, status, organisation, day }, today }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('bookingAppointments')
  const standing = usePayment(standingOf('subscribe', id))
  return (
    <Section>
      <StatusLine status={status} />
      {status === 'toPay' && standing === undefined && <p>{t('detail.payHint')}</p>}
      <PictureLine size="small" picture={<Picture src={organisation.imageUrl} alt="" ratio="1 / 1" eager />}>
        <SectionTitle>{organisation.name ?? shell('unknown')}</SectionTitle>
        <IconLine Icon={CalendarIcon} name={t('detail.day')} text={dayText(shell, day, today)} />
        <IconLine Icon={PlaceIcon} name={t('address')} text={organisation.address ?? shell('unknown')} />
      </PictureLine>
    </Section>
  )
}
