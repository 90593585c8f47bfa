import { useTranslation } from 'react-i18next'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import { loadServices, reloadServices, shownServices, useHome } from '@/stores/home/home'
import { Picture } from '@/ui/Picture'
import { EmptyState } from '@/ui/EmptyState'
import { paths } from '@/routes/paths'
import { ListScreen } from '@/routes/shared/List'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { ServiceCard } from './ServiceCard'
import { ServiceCardSkeletons } from './ServiceCardSkeleton'

/** All services that are offered (A89, A91). */
export const ServiceList = () => {
  const { t } = useTranslation()
  const services = useHome((state) => state.services)
  const list = dedupeList(listFromPages({ ...services, rows: shownServices(services.rows) }), ({ id }) => id)
  return (
    <RefreshableList list={list} onPull={reloadServices}>
      <ListScreen
        title={t('titles.serviceList')}
        list={list}
        onMore={() => void loadServices()}
        onRefresh={() => void reloadServices()}
        skeleton={<ServiceCardSkeletons count={4} />}
        empty={<EmptyState kind="empty" title={t('list.empty')} />}
        row={(row) => (
          <ServiceCard
            picture={<Picture src={row.coverUrl} alt="" ratio="1 / 1" />}
            name={row.name ?? t('unknown')}
            lead={{ kind: 'internal', path: paths.serviceDetail(row.id) }}
            service={row}
          />
        )}
      />
    </RefreshableList>
  )
}
