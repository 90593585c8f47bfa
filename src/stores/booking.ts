import { fetchLimits, fetchOrganisation, fetchOrganisations, fetchRemainders, fetchSchedule, ORGANISATION_PAGE_SIZE } from '../api/booking'
import { offeredDays, type HalfDayLimits, type Remainders } from '../domain/booking/days'
import { FALLBACK_POSITION, type Organisation, type Position } from '../domain/booking/organisation'
import type { Broken } from '../lib/broken'
import { now } from '../lib/clock'
import { chinaDay, type Day } from '../lib/days'
import { locateByBrowser } from '../lib/geolocation'
import { emptyPaged, idle, loadNextPage, loadRemote, type Paged, type Remote } from '../lib/remote'
import { resettable } from './store'

/** The days on offer at an organisation, and how many it takes in each half. */
export type BookingTimes = { today: Day; days: Day[]; limits: HalfDayLimits }

type BookingState = {
  /** Where distances are measured from; known is false for the fallback, whose distances are not shown (A409). */
  position: { at: Position; known: boolean } | undefined
  /** By service. */
  lists: Record<string, Paged<Organisation | Broken>>
  organisations: Record<string, Remote<Organisation>>
  /** By timesKey. */
  times: Record<string, Remote<BookingTimes>>
  /** What is left of a day, by remaindersKey. */
  remainders: Record<string, Remote<Remainders>>
  /** The visit (history entry) that has sent the customer to the profile: coming back to it does not send again. */
  profileAskedBy: string | undefined
}

export const useBooking = resettable<BookingState>(() => ({
  position: undefined,
  lists: {},
  organisations: {},
  times: {},
  remainders: {},
  profileAskedBy: undefined,
}))

export const timesKey = (serviceId: string, organisationId: string): string => `${serviceId}/${organisationId}`
export const remaindersKey = (organisationId: string, day: Day): string => `${organisationId}/${day}`

/** The next page of the organisations for a service, nearest first. */
export const loadOrganisations = (serviceId: string): Promise<void> =>
  loadNextPage({
    name: `organisations ${serviceId}`,
    pageSize: ORGANISATION_PAGE_SIZE,
    get: () => useBooking.getState().lists[serviceId] ?? emptyPaged,
    set: (list) => useBooking.setState(({ lists }) => ({ lists: { ...lists, [serviceId]: list } })),
    load: async (page) => fetchOrganisations(serviceId, await findPosition(), page),
  })

/** The first page, unless the list is there already: back and a changed query must not reset it. */
export const openOrganisations = async (serviceId: string): Promise<void> => {
  const list = useBooking.getState().lists[serviceId] ?? emptyPaged
  if (list.rows.length === 0 && list.more !== 'end') await loadOrganisations(serviceId)
}

export const loadOrganisation = (id: string): Promise<void> =>
  loadRemote({
    name: `organisation ${id}`,
    get: () => useBooking.getState().organisations[id] ?? idle,
    set: (remote) => useBooking.setState(({ organisations }) => ({ organisations: { ...organisations, [id]: remote } })),
    load: () => fetchOrganisation(id),
  })

/** The days that the organisation offers for the service. */
export const loadTimes = (serviceId: string, organisationId: string): Promise<void> => {
  const key = timesKey(serviceId, organisationId)
  return loadRemote({
    name: `times ${key}`,
    get: () => useBooking.getState().times[key] ?? idle,
    set: (remote) => useBooking.setState(({ times }) => ({ times: { ...times, [key]: remote } })),
    load: async () => {
      const [schedule, limits] = await Promise.all([fetchSchedule(organisationId, serviceId), fetchLimits(organisationId)])
      const today = chinaDay(now())
      return { today, days: offeredDays(today, schedule), limits }
    },
  })
}

/** What is left of the day's two halves. */
export const loadRemainders = (organisationId: string, day: Day, limits: HalfDayLimits): Promise<void> => {
  const key = remaindersKey(organisationId, day)
  return loadRemote({
    name: `remainders ${key}`,
    get: () => useBooking.getState().remainders[key] ?? idle,
    set: (remote) => useBooking.setState(({ remainders }) => ({ remainders: { ...remainders, [key]: remote } })),
    load: () => fetchRemainders(organisationId, day, limits),
  })
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
