import { useTranslation } from 'react-i18next'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { canPay, type AppointmentRow } from '@/domain/appointments/appointment'
import { dayText } from '@/i18n/dates'
import type { Day } from '@/lib/time/day'
import { dedupeList } from '@/lib/dedupe'
import { joinWithDot } from '@/lib/joinWithDot'
import { listFromPages } from '@/lib/listView'
import {
  loadAppointments,
  openAppointments,
  reloadAppointments,
  useAppointments,
} from '@/stores/appointments/appointments'
import { CardFoot } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { IconText } from '@/ui/IconText'
import { LinkBlock } from '@/ui/BlockLink'
import { Media, Picture } from '@/ui/Picture'
import { SkeletonList } from '@/ui/Skeleton'
import { buttonProps } from '@/ui/Button'
import { CalendarIcon, PersonIcon } from '@/ui/icons'
import { ServerText } from '@/ui/ServerText'
import { ListScreen } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import styles from './AppointmentCard.module.css'
import { PayAction } from './PayAction'
import { RescheduleNotice } from './RescheduleNotice'
import { StatusLine } from './StatusLine'

type Props = { appointment: AppointmentRow; today: Day }

const AppointmentCard = ({ appointment, today }: Props) => {
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
            <ServerText>{organisation.name ?? shell('unknown')}</ServerText>
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

const keyOf = ({ id }: AppointmentRow): string => id

export const AppointmentList = () => {
  const { t: shell } = useTranslation()
  const list = dedupeList(listFromPages(useAppointments((appointments) => appointments.list)), keyOf)
  const today = useToday()
  return (
    <RefreshableList list={list} onPull={reloadAppointments}>
      <ListScreen
        title={shell('titles.subscribeList')}
        list={list}
        before={<RescheduleNotice />}
        onMore={() => void loadAppointments()}
        onRefresh={() => void openAppointments()}
        skeleton={<SkeletonList pictured count={4} lines={4} busyText={shell('loading')} />}
        empty={<NoAppointments />}
        row={(row) => <AppointmentCard appointment={row} today={today} />}
        keyOf={keyOf}
      />
    </RefreshableList>
  )
}

const NoAppointments = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  return (
    <EmptyState
      kind="empty"
      name="noAppointments"
      title={shell('list.empty')}
      text={t('list.empty')}
      way={<PrimaryLink to={paths.serviceList()}>{t('list.toServices')}</PrimaryLink>}
    />
  )
}
