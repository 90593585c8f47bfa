import { useTranslation } from 'react-i18next'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { canPay, type AppointmentRow } from '@/domain/appointments/appointment'
import { dayText } from '@/i18n/dates'
import type { Day } from '@/lib/time/day'
import { dedupeList } from '@/lib/dedupe'
import { joinWithDot } from '@/lib/joinWithDot'
import { isListFailed, listFromPages } from '@/lib/listView'
import { readableRows } from '@/lib/unreadableRow'
import {
  APPOINTMENT_GROUPS,
  isShown,
  loadAppointments,
  lookUpAppointment,
  openAppointments,
  reloadAppointments,
  useAppointments,
  type AppointmentGroup,
} from '@/stores/appointments/appointments'
import { chooseAppointments } from '@/stores/appointments/chosenGroup'
import { reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { CardFoot } from '@/ui/Card'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { IconText } from '@/ui/IconText'
import { LinkBlock } from '@/ui/LinkBlock'
import { Media, Picture } from '@/ui/Picture'
import { Page, PageTitle } from '@/ui/Page'
import { MediaSkeleton } from '@/ui/MediaSkeleton'
import { SkeletonList } from '@/ui/Skeleton'
import { ToggleGroup } from '@/ui/ToggleGroup'
import { buttonProps, type ButtonVariant } from '@/ui/Button'
import { CalendarIcon, PersonIcon } from '@/ui/icons'
import { ServerText } from '@/ui/ServerText'
import { PageError } from '@/routes/shared/errors'
import { ListRows } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { PayAction } from './PayAction'
import { RescheduleNotice } from './RescheduleNotice'
import { StatusLine } from './StatusLine'
import { useReloadOncePaid } from './useReloadOncePaid'

type Props = { appointment: AppointmentRow; today: Day; variant: ButtonVariant }

const AppointmentCard = ({ appointment, today, variant }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const names = useId()
  const { id, number, status, organisation, day, customerName, specificationName } = appointment
  useReloadOncePaid(appointment, lookUpAppointment)
  const about = { 'aria-describedby': `${names}place ${names}day ${names}patient` }
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
          <strong id={`${names}place`} className="shortened clinicName">
            <ServerText>{organisation.name ?? shell('unknown')}</ServerText>
          </strong>
          <IconText id={`${names}day`} Icon={CalendarIcon} name={t('detail.day')} text={dayText(shell, day, today)} />
          <IconText id={`${names}patient`} Icon={PersonIcon} name={t('detail.patient')} text={who} named />
        </Media>
      </LinkBlock>
      {status === 'cancelled' && appointment.practicalPriceFen > 0 && (
        <CardFoot>
          <Link {...buttonProps('quiet', false)} {...about} to={paths.refund(id)}>
            {t('detail.refund')}
          </Link>
        </CardFoot>
      )}
      {canPay(appointment) && (
        <CardFoot>
          <PayAction appointment={appointment} variant={variant} {...about} />
        </CardFoot>
      )}
    </>
  )
}

const keyOf = ({ id }: AppointmentRow): string => id

export const AppointmentList = () => {
  const { t: shell } = useTranslation()
  const whole = dedupeList(listFromPages(useAppointments((appointments) => appointments.list)), keyOf)
  const group = useAppointments((appointments) => appointments.group)
  const today = useToday()
  const list = { ...whole, rows: whole.rows.filter((row) => isShown(row, group, today)) }
  const toPay = readableRows(list.rows).filter(canPay)
  const loudest = usePayment((known) => toPay.find(({ id }) => reasonNotToPay('subscribe', id)(known) === undefined))
  const hasRows = whole.rows.length > 0
  useOnResume(() => void openAppointments())
  if (isListFailed(whole)) return <PageError error={whole.error} onRetry={() => void loadAppointments()} />
  return (
    <RefreshableList list={whole} onPull={reloadAppointments}>
      <Page>
        <PageTitle>{shell('titles.subscribeList')}</PageTitle>
        {whole.began && <StaleNotice {...whole.refresh} onRetry={() => void openAppointments()} />}
        {hasRows && (
          <>
            <GroupChoice group={group} />
            <RescheduleNotice quieter={loudest !== undefined} />
          </>
        )}
        <ListRows
          list={list}
          onMore={() => void loadAppointments()}
          skeleton={
            <SkeletonList count={4} busyText={shell('loading')}>
              <MediaSkeleton size="small" lines={4} />
            </SkeletonList>
          }
          empty={<NoAppointments group={hasRows ? group : 'all'} />}
          row={(row) => (
            <AppointmentCard appointment={row} today={today} variant={row === loudest ? 'primary' : 'secondary'} />
          )}
          keyOf={keyOf}
        />
      </Page>
    </RefreshableList>
  )
}

const GroupChoice = ({ group }: { group: AppointmentGroup }) => {
  const { t } = useTranslation('appointments')
  return (
    <ToggleGroup
      aboveList
      legend={t('list.groups.label')}
      options={APPOINTMENT_GROUPS.map((value) => ({ value, label: t(`list.groups.${value}`) }))}
      value={group}
      onChoose={chooseAppointments}
    />
  )
}

const NoAppointments = ({ group }: { group: AppointmentGroup }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  return (
    <ContentUnavailable
      kind="empty"
      drawing="noAppointments"
      title={group === 'all' ? shell('list.empty') : t(`list.none.${group}`)}
      text={group === 'over' ? undefined : t('list.empty')}
      way={group === 'over' ? undefined : <PrimaryLink to={paths.serviceList()}>{t('list.toServices')}</PrimaryLink>}
    />
  )
}
