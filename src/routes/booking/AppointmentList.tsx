import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isBroken } from '../../lib/broken'
import { pagesRefreshOf } from '../../lib/remote'
import {
  loadAppointments,
  openAppointments,
  reloadAppointments,
  useAppointments,
} from '../../stores/bookingAppointments'
import { CardItem, CardList } from '../../ui/CardList'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { PullToRefresh } from '../../ui/PullToRefresh'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { BrokenRow } from '../shared/BrokenRow'
import { FailedPage } from '../shared/FailedPage'
import { MoreRows } from '../shared/MoreRows'
import { NotRefreshed } from '../shared/NotRefreshed'
import { useToday } from '../shared/useToday'
import { AppointmentCard } from './AppointmentCard'

/** The customer's appointments, newest first. */
export const AppointmentList = () => {
  const { t: shell } = useTranslation()
  const list = useAppointments((appointments) => appointments.list)
  const { rows, more, error } = list
  if (rows.length === 0 && more === 'failed')
    return <FailedPage error={error} onRetry={() => void loadAppointments()} />
  return (
    <PullToRefresh onRefresh={reloadAppointments} texts={shell('refresh', { returnObjects: true })}>
      <Page>
        <PageTitle>{shell('titles.subscribeList')}</PageTitle>
        {list.page > 0 && <NotRefreshed {...pagesRefreshOf(list)} onRetry={() => void openAppointments()} />}
        <Rows />
      </Page>
    </PullToRefresh>
  )
}

const Rows = () => {
  const { t: shell } = useTranslation()
  const today = useToday()
  const { rows, more } = useAppointments(({ list }) => list)
  if (rows.length === 0) return more === 'end' ? <NoRows /> : <SkeletonList count={4} busyText={shell('loading')} />
  return (
    <>
      <CardList>
        {rows.map((row, index) => (
          // A broken row has no id.
          <CardItem key={isBroken(row) ? index : row.id}>
            {isBroken(row) ? <BrokenRow /> : <AppointmentCard appointment={row} today={today} />}
          </CardItem>
        ))}
      </CardList>
      <MoreRows more={more} onMore={() => void loadAppointments()} />
    </>
  )
}

const NoRows = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  return (
    <StateView
      kind="empty"
      name="noAppointments"
      title={shell('list.empty')}
      action={{ label: t('organList.toServices'), onAct: () => void navigate(paths.serviceList()) }}
    />
  )
}
