import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isBroken } from '../../lib/broken'
import { emptyPaged } from '../../lib/remote'
import { loadOrganisations, useBooking } from '../../stores/booking'
import { CardItem, CardList } from '../../ui/CardList'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { BrokenRow } from '../shared/BrokenRow'
import { FailedPage } from '../shared/FailedPage'
import { MoreRows } from '../shared/MoreRows'
import { serviceIdIn } from './loaders'
import { OrganCard } from './OrganCard'

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
    <Page>
      <PageTitle>{shell('titles.organList')}</PageTitle>
      {rows.length === 0 ? (
        <NoRows loading={more !== 'end'} />
      ) : (
        <>
          {!positionKnown && <p className="quiet">{t('organList.noPosition')}</p>}
          <CardList>
            {rows.map((row, index) => (
              // Rows are only ever added at the end, and a broken one has no id.
              <CardItem key={index}>
                {isBroken(row) ? (
                  <BrokenRow />
                ) : (
                  <OrganCard
                    organisation={row}
                    to={paths.selectTime(serviceId, row.id)}
                    distanceShown={positionKnown}
                  />
                )}
              </CardItem>
            ))}
          </CardList>
          <MoreRows more={more} onMore={loadMore} />
        </>
      )}
    </Page>
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
      name="noOrganisations"
      title={t('organList.empty')}
      text={t('organList.emptyText')}
      action={{ label: t('organList.toServices'), onAct: () => void navigate(paths.serviceList()) }}
    />
  )
}
