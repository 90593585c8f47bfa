import {
  fetchLimits,
  fetchOrganisation,
  fetchOrganisations,
  fetchDayAvailability,
  fetchSchedule,
} from '@/api/booking/booking'
import { offeredDays, type HalfDayLimits, type Availability } from '@/domain/booking/days'
import { FALLBACK_POSITION, type Organisation, type Position } from '@/domain/booking/organisation'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { now, wait } from '@/lib/time/clock'
import { chinaDay, type Day } from '@/lib/time/day'
import { locateByBrowser } from '@/lib/geolocation'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { reportFault } from '@/lib/reportFault'
import { idle, loadOrClear, loadRemote, sessionGuard, slotAt, type RemoteData } from '@/lib/remote'
import { ensureCustomer } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { LAST_ORDER, usersHaving } from '@/stores/userStorage'
import { usePosition } from './position'

export type BookingTimes = { today: Day; days: Day[]; limits: HalfDayLimits }

type BookingState = {
  /**
   * For each service, the position from which its list measures. Undefined for the default position, whose distances
   * are hidden (A409).
   */
  origins: ReadonlyMap<string, Position | undefined>
  lists: ReadonlyMap<string, Paged<Organisation | UnreadableRow>>
  organisations: ReadonlyMap<string, RemoteData<Organisation>>
  times: ReadonlyMap<string, RemoteData<BookingTimes>>
  availability: ReadonlyMap<string, RemoteData<Availability>>
  /** History entry that redirected to the profile; coming back to it does not redirect again. */
  profileAskedBy: string | undefined
}

export const useBooking = createStore<BookingState>(() => ({
  origins: new Map(),
  lists: new Map(),
  organisations: new Map(),
  times: new Map(),
  availability: new Map(),
  profileAskedBy: undefined,
}))

export const timesKey = (serviceId: string, organisationId: string): string => `${serviceId}/${organisationId}`
export const availabilityKey = (organisationId: string, day: Day): string => `${organisationId}/${day}`

export const loadOrganisations = (serviceId: string): Promise<void> => organisationList(serviceId).loadNext()

/** Loads the first page once; going back or a changed query must not reset the list. */
export const openOrganisations = (serviceId: string): Promise<void> => organisationList(serviceId).open()

export const reloadOrganisations = (serviceId: string): Promise<boolean> => organisationList(serviceId).reload()

const organisationList = (serviceId: string) => {
  // All pages of a load have one origin, because the list is sorted by the distance.
  let from = Promise.resolve(useBooking.getState().origins.get(serviceId))
  return createPagedList(slotAt(useBooking, 'lists', serviceId, emptyPaged), async (page) => {
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
  useBooking.setState(({ origins }) =>
    origin === undefined && usePosition.getState().position !== undefined
      ? {}
      : { origins: new Map(origins).set(serviceId, origin) },
  )

const PATIENCE_MS = 3000

/** Loads the user where this phone keeps a last order, so that a list which opens first can mark it (A508). */
const knowLastOrder = (): unknown =>
  usersHaving(LAST_ORDER).length > 0 &&
  Promise.race([ensureCustomer({ quiet: true }).catch(reportFault), wait(PATIENCE_MS)])

export const loadOrganisation = (id: string): Promise<void> =>
  loadRemote(slotAt(useBooking, 'organisations', id, idle), () => fetchOrganisation(id))

export const loadTimes = (serviceId: string, organisationId: string): Promise<void> =>
  loadTimesBy(loadOrClear, serviceId, organisationId)

/** Refreshes the days on the screen; they stay when that fails (A483). */
export const refreshTimes = (serviceId: string, organisationId: string): Promise<void> =>
  loadTimesBy(loadRemote, serviceId, organisationId)

const loadTimesBy = (load: typeof loadRemote, serviceId: string, organisationId: string): Promise<void> => {
  const key = timesKey(serviceId, organisationId)
  return load(slotAt(useBooking, 'times', key, idle), async () => {
    const [schedule, limits] = await Promise.all([
      fetchSchedule(organisationId, serviceId),
      fetchLimits(organisationId),
    ])
    const today = chinaDay(now())
    return { today, days: offeredDays(today, schedule), limits }
  })
}

export const loadDayAvailability = (organisationId: string, day: Day, limits: HalfDayLimits): Promise<void> => {
  const key = availabilityKey(organisationId, day)
  return loadOrClear(slotAt(useBooking, 'availability', key, idle), () =>
    fetchDayAvailability(organisationId, day, limits),
  )
}

export const noteProfileAsked = (visit: string): void => useBooking.setState({ profileAskedBy: visit })

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
