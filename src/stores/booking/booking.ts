import { fetchLimits, fetchOrganisation, fetchDayAvailability, fetchSchedule } from '@/api/booking/booking'
import { offeredDays, type HalfDayLimits, type Availability } from '@/domain/booking/days'
import type { Organisation } from '@/domain/booking/organisation'
import { now } from '@/lib/time/clock'
import { chinaDay, type Day } from '@/lib/time/day'
import { idle, loadOrClear, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

export type BookingTimes = { today: Day; days: Day[]; limits: HalfDayLimits }

type BookingState = {
  organisations: ReadonlyMap<string, RemoteData<Organisation>>
  times: ReadonlyMap<string, RemoteData<BookingTimes>>
  availability: ReadonlyMap<string, RemoteData<Availability>>
  /** History entry that redirected to the profile; coming back to it does not redirect again. */
  profileAskedBy: string | undefined
}

export const useBooking = createStore<BookingState>(() => ({
  organisations: new Map(),
  times: new Map(),
  availability: new Map(),
  profileAskedBy: undefined,
}))

export const timesKey = (serviceId: string, organisationId: string): string => `${serviceId}/${organisationId}`
export const availabilityKey = (organisationId: string, day: Day): string => `${organisationId}/${day}`

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
