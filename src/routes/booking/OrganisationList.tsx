import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import { emptyPaged } from '@/lib/remote'
import { loadOrganisations, useBooking } from '@/stores/booking/booking'
import { SkeletonList } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import { paths } from '@/routes/paths'
import { ListScreen } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { serviceIdIn } from './loaders'
import { OrganisationCard } from './OrganisationCard'

/** The organisations that offer a service, nearest first. */
export const OrganisationList = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const [query] = useSearchParams()
  const serviceId = serviceIdIn(query)
  const list = dedupeList(listFromPages(useBooking(({ lists }) => lists.get(serviceId)) ?? emptyPaged), ({ id }) => id)
  const positionKnown = useBooking(({ position }) => position?.known ?? false)
  return (
    <ListScreen
      title={shell('titles.organList')}
      list={list}
      onMore={() => void loadOrganisations(serviceId)}
      skeleton={<SkeletonList pictured count={5} lines={3} busyText={shell('loading')} />}
      empty={<NoOrganisations />}
      before={!positionKnown && <p className="quiet">{t('organList.noPosition')}</p>}
      row={(row) => (
        <OrganisationCard organisation={row} to={paths.selectTime(serviceId, row.id)} distanceShown={positionKnown} />
      )}
    />
  )
}

const NoOrganisations = () => {
  const { t } = useTranslation('booking')
  return (
    <EmptyState
      kind="empty"
      name="noOrganisations"
      title={t('organList.empty')}
      text={t('organList.emptyText')}
      way={<PrimaryLink to={paths.serviceList()}>{t('organList.toServices')}</PrimaryLink>}
    />
  )
}
