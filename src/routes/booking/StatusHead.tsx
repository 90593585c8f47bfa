import { useTranslation } from 'react-i18next'
import type { Appointment } from '../../domain/booking/appointment'
import { dayText } from '../../i18n/dates'
import type { Day } from '../../lib/days'
import { standingOf, usePayment } from '../../stores/payment'
import { CalendarIcon, PlaceIcon } from '../../ui/icons'
import { Picture } from '../../ui/Picture'
import booking from '../shared/booking.module.css'
import { IconLine } from '../shared/IconLine'
import styles from './StatusHead.module.css'
import { StatusLine } from './StatusLine'

type Props = { appointment: Appointment; today: Day }

/** The status in words, and where and when at a glance. */
export const StatusHead = ({ appointment: { id, status, organisation, day }, today }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const standing = usePayment(standingOf('subscribe', id))
  return (
    <section className={booking.section}>
      <StatusLine status={status} />
      {status === 'toPay' && standing === undefined && <p>{t('detail.payHint')}</p>}
      <div className={styles.place}>
        <span className={styles.picture}>
          <Picture src={organisation.imageUrl} alt="" ratio="1 / 1" eager />
        </span>
        <div className={styles.texts}>
          <h2 className={booking.sectionTitle}>{organisation.name ?? shell('unknown')}</h2>
          <IconLine Icon={CalendarIcon} name={t('detail.day')} text={dayText(shell, day, today)} />
          <IconLine Icon={PlaceIcon} name={t('address')} text={organisation.address ?? shell('unknown')} />
        </div>
      </div>
    </section>
  )
}
