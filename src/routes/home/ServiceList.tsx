import { useTranslation } from 'react-i18next'
import { eachOnce } from '@/lib/eachOnce'
import { listedPages } from '@/lib/listed'
import { loadServices, reloadServices, shownServices, useHome } from '@/stores/home/home'
import { Picture } from '@/ui/Picture'
import { StateView } from '@/ui/StateView'
import { paths } from '@/routes/paths'
import { ListScreen } from '@/routes/shared/List'
import { PulledList } from '@/routes/shared/PulledList'
import { ServiceCard } from './ServiceCard'
import { ServiceCardSkeletons } from './ServiceCardSkeleton'

/** All services that are offered (A89, A91). */
export const ServiceList = () => {
  const { t } = useTranslation()
  const services = useHome((state) => state.services)
  const list = eachOnce(listedPages({ ...services, rows: shownServices(services.rows) }), ({ id }) => id)
  return (
    <PulledList list={list} onPull={reloadServices}>
      <ListScreen
        title={t('titles.serviceList')}
        list={list}
        onMore={() => void loadServices()}
        onRefresh={() => void reloadServices()}
        skeleton={<ServiceCardSkeletons count={4} />}
        empty={<StateView kind="empty" title={t('list.empty')} />}
        row={(row) => (
          <ServiceCard
            picture={<Picture src={row.coverUrl} alt="" ratio="1 / 1" />}
            name={row.name ?? t('unknown')}
            lead={{ kind: 'internal', path: paths.serviceDetail(row.id) }}
            service={row}
          />
        )}
      />
    </PulledList>
  )
}
