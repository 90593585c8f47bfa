import { useTranslation } from 'react-i18next'
import { isBroken } from '../../lib/broken'
import { pagesRefreshOf } from '../../lib/remote'
import { loadServices, reloadServices, shownServices, useHome } from '../../stores/home'
import { CardItem, CardList } from '../../ui/CardList'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { Picture } from '../../ui/Picture'
import { PullToRefresh } from '../../ui/PullToRefresh'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { BrokenRow } from '../shared/BrokenRow'
import { FailedPage } from '../shared/FailedPage'
import { MoreRows } from '../shared/MoreRows'
import { NotRefreshed } from '../shared/NotRefreshed'
import { ServiceCard } from './ServiceCard'
import { ServiceCardSkeletons } from './ServiceCardSkeleton'

/** All services that are offered (A89, A91). */
export const ServiceList = () => {
  const { t: shell } = useTranslation()
  const services = useHome((state) => state.services)
  const { rows, more, error } = services
  if (rows.length === 0 && more === 'failed') return <FailedPage error={error} onRetry={() => void loadServices()} />
  return (
    <PullToRefresh onRefresh={reloadServices} texts={shell('refresh', { returnObjects: true })}>
      <Page>
        <PageTitle>{shell('titles.serviceList')}</PageTitle>
        {services.page > 0 && <NotRefreshed {...pagesRefreshOf(services)} onRetry={() => void reloadServices()} />}
        <Rows />
      </Page>
    </PullToRefresh>
  )
}

const Rows = () => {
  const { t } = useTranslation()
  const { rows, more } = useHome((state) => state.services)
  const shown = shownServices(rows)
  if (shown.length === 0 && more === 'end') return <StateView kind="empty" title={t('list.empty')} />
  return (
    <>
      {shown.length === 0 && more !== 'failed' && <ServiceCardSkeletons count={4} />}
      <CardList>
        {shown.map((row, index) => (
          // A broken row has no id, and rows that are asked for anew come all at once.
          <CardItem key={index}>
            {isBroken(row) ? (
              <BrokenRow />
            ) : (
              <ServiceCard
                picture={<Picture src={row.coverUrl} alt="" ratio="1 / 1" />}
                name={row.name ?? t('unknown')}
                lead={{ kind: 'internal', path: paths.serviceDetail(row.id) }}
                service={row}
              />
            )}
          </CardItem>
        ))}
      </CardList>
      {rows.length > 0 && <MoreRows more={more} onMore={() => void loadServices()} />}
    </>
  )
}
