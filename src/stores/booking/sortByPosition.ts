import { locateIfAllowed } from '@/lib/geolocation'
import { emptyPaged } from '@/lib/pagedList'
import { sessionGuard } from '@/lib/remote'
import { reloadOrganisations, useBooking } from './booking'
import { usePosition } from './position'

/**
 * Reloads a list that measures from the default position once the phone may tell its own (A625). It never prompts, and
 * does nothing in a browser that does not tell what is allowed.
 */
export const sortByPosition = async (serviceId: string): Promise<void> => {
  const { origins, lists } = useBooking.getState()
  const { rows, more } = lists.get(serviceId) ?? emptyPaged
  if (rows.length === 0 || more === 'loading' || origins.get(serviceId) !== undefined) return
  const isOn = sessionGuard()
  const found = usePosition.getState().position ?? (await locateIfAllowed())
  if (found === undefined || !isOn()) return
  usePosition.setState({ position: found })
  await reloadOrganisations(serviceId)
}
