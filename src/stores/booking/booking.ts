import {
  fetchLimits,
  fetchOrganisation,
  fetchOrganisations,
  fetchRemainders,
  fetchSchedule,
} from '@/api/booking/booking'
import { offeredDays, type HalfDayLimits, type Remainders } from '@/domain/booking/days'
import { FALLBACK_POSITION, type Organisation, type Position } from '@/domain/booking/organisation'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { now } from '@/lib/clock'
import { chinaDay, type Day } from '@/lib/days'
import { locateByBrowser } from '@/lib/geolocation'
import {
  emptyPaged,
  idle,
  loadOrClear,
  loadNextPage,
  loadRemote,
  openPages,
  slotAt,
  type ByKey,
  type Paged,
  type Pages,
  type RemoteData,
} from '@/lib/remote'
import { createStore } from '@/stores/createStore'

/** The days on offer at an organisation, and how many it takes in each half. */
export type BookingTimes = { today: Day; days: Day[]; limits: HalfDayLimits }

type BookingState = {
  /** Where distances are measured from; known is false for the fallback, whose distances are not shown (A409). */
  position: { at: Position; known: boolean } | undefined
  /** By service. */
  lists: ByKey<Paged<Organisation | UnreadableRow>>
  organisations: ByKey<RemoteData<Organisation>>
  /** By timesKey. */
  times: ByKey<RemoteData<BookingTimes>>
  /** What is left of a day, by remaindersKey. */
  remainders: ByKey<RemoteData<Remainders>>
  /** The visit (history entry) that has sent the customer to the profile: coming back to it does not send again. */
  profileAskedBy: string | undefined
}

export const useBooking = createStore<BookingState>(() => ({
  position: undefined,
  lists: new Map(),
  organisations: new Map(),
  times: new Map(),
  remainders: new Map(),
  profileAskedBy: undefined,
}))

export const timesKey = (serviceId: string, organisationId: string): string => `${serviceId}/${organisationId}`
export const remaindersKey = (organisationId: string, day: Day): string => `${organisationId}/${day}`

/** The next page of the organisations for a service, nearest first. */
export const loadOrganisations = (serviceId: string): Promise<void> =>
  loadNextPage(listSlot(serviceId), listPages(serviceId))

/** The first page, unless the list is there already: back and a changed query must not reset it. */
export const openOrganisations = (serviceId: string): Promise<void> =>
  openPages(listSlot(serviceId), listPages(serviceId))

const listSlot = (serviceId: string) => slotAt(useBooking, 'lists', serviceId, emptyPaged)
const listPages = (serviceId: string): Pages<Organisation | UnreadableRow> => ({
  load: async (page) => fetchOrganisations(serviceId, await findPosition(), page),
})

export const loadOrganisation = (id: string): Promise<void> =>
  loadRemote(slotAt(useBooking, 'organisations', id, idle), () => fetchOrganisation(id))

/** The days that the organisation offers for the service; those of before may be over or given away. */
export const loadTimes = (serviceId: string, organisationId: string): Promise<void> =>
  loadTimesBy(loadOrClear, serviceId, organisationId)

/** The same while they are looked at: they stay where they cannot be had anew (A483). */
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

/** What is left of the day's two halves; what was left before says nothing. */
export const loadRemainders = (organisationId: string, day: Day, limits: HalfDayLimits): Promise<void> => {
  const key = remaindersKey(organisationId, day)
  return loadOrClear(slotAt(useBooking, 'remainders', key, idle), () => fetchRemainders(organisationId, day, limits))
}

/** Remembers that this visit has sent the customer to the profile. */
export const noteProfileAsked = (visit: string): void => useBooking.setState({ profileAskedBy: visit })

const findPosition = async (): Promise<Position> => {
  const known = useBooking.getState().position
  if (known !== undefined) return known.at
  const found = await locateByBrowser()
  const position = { at: found ?? FALLBACK_POSITION, known: found !== undefined }
  useBooking.setState({ position })
  return position.at
}
