import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canPay, type AppointmentRow } from '@/domain/appointments/appointment'
import { dayText } from '@/i18n/dates'
import type { Day } from '@/lib/days'
import { joinWithDot } from '@/lib/joinWithDot'
import { buttonProps } from '@/ui/buttonProps'
import { CardFoot } from '@/ui/CardList'
import { IconText } from '@/ui/IconText'
import { CalendarIcon, PersonIcon } from '@/ui/icons'
import { LinkBlock } from '@/ui/LinkBlock'
import { Picture } from '@/ui/Picture'
import { Media } from '@/ui/Media'
import { paths } from '@/routes/paths'
import styles from './AppointmentCard.module.css'
import { PayAction } from './PayAction'
import { StatusLine } from './StatusLine'

type Props = { appointment: AppointmentRow; today: Day }

/** One appointment of the list: the card leads to its detail, its button to the payment (APPT-01, APPT-02). */
export const AppointmentCard = ({ appointment, today }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const placeId = useId()
  const { id, number, status, organisation, day, customerName, specificationName } = appointment
  const who = joinWithDot(customerName ?? shell('unknown'), specificationName)
  return (
    <>
      <LinkBlock to={paths.appointment(id)}>
        <span className="ends tabular">
          <StatusLine status={status} />
          <span className="quiet">
            <span className="visuallyHidden">{t('detail.number')}</span> {number ?? shell('unknown')}
          </span>
        </span>
        <Media size="small" picture={<Picture src={organisation.imageUrl} alt="" ratio="1 / 1" />}>
          <strong id={placeId} className={`shortened ${styles.name}`}>
            {organisation.name ?? shell('unknown')}
          </strong>
          <IconText Icon={CalendarIcon} name={t('detail.day')} text={dayText(shell, day, today)} />
          <IconText Icon={PersonIcon} name={t('detail.patient')} text={who} named />
        </Media>
      </LinkBlock>
      {status === 'cancelled' && appointment.practicalPriceFen > 0 && (
        <CardFoot>
          <Link {...buttonProps('quiet', false)} to={paths.refund(id)} aria-describedby={placeId}>
            {t('detail.refund')}
          </Link>
        </CardFoot>
      )}
      {canPay(appointment) && (
        <CardFoot>
          <PayAction appointment={appointment} aria-describedby={placeId} />
        </CardFoot>
      )}
    </>
  )
}
