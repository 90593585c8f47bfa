import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isBroken } from '../../lib/broken'
import { emptyPaged } from '../../lib/remote'
import { loadOrganisations, useBooking } from '../../stores/booking'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { FailedPage } from '../shared/FailedPage'
import { MoreRows } from '../shared/MoreRows'
import { paths } from '../paths'
import booking from '../shared/booking.module.css'
import { serviceIdIn } from './loaders'
import { OrganCard } from './OrganCard'
import styles from './OrganList.module.css'

/** The organisations that offer a service, nearest first. */
export const OrganList = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const [query] = useSearchParams()
  const serviceId = serviceIdIn(query)
  const { rows, more, error } = useBooking(({ lists }) => lists.get(serviceId)) ?? emptyPaged
  const positionKnown = useBooking(({ position }) => position?.known ?? false)
  const loadMore = () => void loadOrganisations(serviceId)
  if (rows.length === 0 && more === 'failed') return <FailedPage error={error} onRetry={loadMore} />
  return (
    <section className={styles.page}>
      <h1 className={booking.title}>{shell('titles.organList')}</h1>
      {rows.length === 0 ? (
        <NoRows loading={more !== 'end'} />
      ) : (
        <>
          {!positionKnown && <p className={booking.quiet}>{t('organList.noPosition')}</p>}
          <ul className={styles.list}>
            {rows.map((row, index) => (
              // Rows are only ever added at the end, and a broken one has no id.
              <li key={index}>
                {isBroken(row) ? (
                  <p className={styles.broken}>{shell('brokenRow')}</p>
                ) : (
                  <OrganCard
                    organisation={row}
                    to={paths.selectTime(serviceId, row.id)}
                    distanceShown={positionKnown}
                  />
                )}
              </li>
            ))}
          </ul>
          <MoreRows more={more} onMore={loadMore} />
        </>
      )}
    </section>
  )
}

const NoRows = ({ loading }: { loading: boolean }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  if (loading) return <SkeletonList count={5} busyText={shell('loading')} />
  return (
    <StateView
      kind="empty"
      title={t('organList.empty')}
      text={t('organList.emptyText')}
      action={{ label: t('organList.toServices'), onAct: () => void navigate(paths.serviceList()) }}
    />
  )
}
