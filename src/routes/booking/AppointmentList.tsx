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
import { PullToRefresh } from '../../ui/PullToRefresh'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { FailedPage } from '../shared/FailedPage'
import { MoreRows } from '../shared/MoreRows'
import { NotRefreshed } from '../shared/NotRefreshed'
import { paths } from '../paths'
import { useToday } from '../shared/useToday'
import { AppointmentCard } from './AppointmentCard'
import styles from './AppointmentList.module.css'
import booking from '../shared/booking.module.css'

/** The customer's appointments, newest first. */
export const AppointmentList = () => {
  const { t: shell } = useTranslation()
  const list = useAppointments((appointments) => appointments.list)
  const { rows, more, error } = list
  if (rows.length === 0 && more === 'failed')
    return <FailedPage error={error} onRetry={() => void loadAppointments()} />
  return (
    <PullToRefresh onRefresh={reloadAppointments} texts={shell('refresh', { returnObjects: true })}>
      <section className={styles.list}>
        <h1 className={booking.title}>{shell('titles.subscribeList')}</h1>
        {list.page > 0 && <NotRefreshed {...pagesRefreshOf(list)} onRetry={() => void openAppointments()} />}
        <Rows />
      </section>
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
      <ul className={styles.list}>
        {rows.map((row, index) => (
          // A broken row has no id.
          <li key={isBroken(row) ? index : row.id} className={styles.card}>
            {isBroken(row) ? (
              <p className={styles.broken}>{shell('brokenRow')}</p>
            ) : (
              <AppointmentCard appointment={row} today={today} />
            )}
          </li>
        ))}
      </ul>
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
      title={shell('list.empty')}
      action={{ label: t('organList.toServices'), onAct: () => void navigate(paths.serviceList()) }}
    />
  )
}
