import { fetchOrganisations } from '@/api/booking/booking'
import { FALLBACK_POSITION, type Organisation, type Position } from '@/domain/booking/organisation'
import { locateByBrowser, locateIfAllowed } from '@/lib/geolocation'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { slotAt } from '@/lib/remote'
import { sessionGuard } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import { wait } from '@/lib/time/clock'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { ensureCustomer } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { LAST_ORDER, usersHaving } from '@/stores/userStorage'
import { usePosition } from './position'

type OrganisationsState = {
  /**
   * For each service, the position from which its list measures. Undefined for the default position, whose distances
   * are hidden (A409).
   */
  origins: ReadonlyMap<string, Position | undefined>
  lists: ReadonlyMap<string, Paged<Organisation | UnreadableRow>>
}

export const useOrganisations = createStore<OrganisationsState>(() => ({ origins: new Map(), lists: new Map() }))

export const loadOrganisations = (serviceId: string): Promise<void> => organisationList(serviceId).loadNext()

/** Loads the first page once; going back or a changed query must not reset the list. */
export const openOrganisations = (serviceId: string): Promise<void> => organisationList(serviceId).open()

export const reloadOrganisations = (serviceId: string): Promise<boolean> => organisationList(serviceId).reload()

const organisationList = (serviceId: string) => {
  // All pages of a load have one origin, because the list is sorted by the distance.
  let from = Promise.resolve(useOrganisations.getState().origins.get(serviceId))
  return createPagedList(slotAt(useOrganisations, 'lists', serviceId, emptyPaged), async (page) => {
    const known = knowLastOrder()
    if (page === 1) from = findPosition(serviceId)
    const origin = await from
    const found = await fetchOrganisations(serviceId, origin ?? FALLBACK_POSITION, page)
    // A row that moves to the top later would move the others under a tap.
    await known
    if (page === 1) noteOrigin(serviceId, origin)
    return found
  })
}

/** A late answer for the fallback does not replace the position. */
const noteOrigin = (serviceId: string, origin: Position | undefined): void =>
  useOrganisations.setState(({ origins }) =>
    origin === undefined && usePosition.getState().position !== undefined
      ? {}
      : { origins: new Map(origins).set(serviceId, origin) },
  )

const PATIENCE_MS = 3000

/** Loads the user where this phone keeps a last order, so that a list which opens first can mark it (A508). */
const knowLastOrder = (): unknown =>
  usersHaving(LAST_ORDER).length > 0 &&
  Promise.race([ensureCustomer({ quiet: true }).catch(reportFault), wait(PATIENCE_MS)])

const findPosition = async (serviceId: string): Promise<Position | undefined> => {
  const { position } = usePosition.getState()
  if (position !== undefined) return position
  const isOn = sessionGuard()
  const found = await locateByBrowser((late) => {
    if (!isOn()) return
    usePosition.setState({ position: late })
    void reloadOrganisations(serviceId)
  })
  if (found !== undefined) usePosition.setState({ position: found })
  return found
}

/**
 * Reloads a list that measures from the default position once the phone may tell its own (A623). It never prompts, and
 * does nothing in a browser that does not tell what is allowed.
 */
export const sortByPosition = async (serviceId: string): Promise<void> => {
  const { origins, lists } = useOrganisations.getState()
  const { rows, more, reloading } = lists.get(serviceId) ?? emptyPaged
  if (rows.length === 0 || more === 'loading' || reloading || origins.get(serviceId) !== undefined) return
  const isOn = sessionGuard()
  const found = usePosition.getState().position ?? (await locateIfAllowed())
  if (found === undefined || !isOn()) return
  usePosition.setState({ position: found })
  await reloadOrganisations(serviceId)
}
