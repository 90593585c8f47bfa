import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { openOrganisations } from '@/stores/booking/organisations'
import type { ScreenLoader } from '@/routes/screen'

export const startOrganisationList: ScreenLoader = ({ query }) => {
  void openOrganisations(serviceIdIn(query))
}

/** A88: the service id of the query, or the default service. */
export const serviceIdIn = (query: URLSearchParams): string => query.get('serviceId') || DEFAULT_SERVICE_ID
