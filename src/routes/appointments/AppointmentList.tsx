import { useTranslation } from 'react-i18next'
import type { AppointmentRow } from '@/domain/appointments/appointment'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import {
  loadAppointments,
  openAppointments,
  reloadAppointments,
  useAppointments,
} from '@/stores/appointments/appointments'
import { SkeletonList } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import { paths } from '@/routes/paths'
import { ListScreen } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { useToday } from '@/routes/shared/useToday'
import { AppointmentCard } from './AppointmentCard'

const keyOf = ({ id }: AppointmentRow): string => id

/** The customer's appointments, newest first. */
export const AppointmentList = () => {
  const { t: shell } = useTranslation()
  const list = dedupeList(listFromPages(useAppointments((appointments) => appointments.list)), keyOf)
  const today = useToday()
  return (
    <RefreshableList list={list} onPull={reloadAppointments}>
      <ListScreen
        title={shell('titles.subscribeList')}
        list={list}
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
