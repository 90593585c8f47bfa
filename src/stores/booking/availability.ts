import { fetchAvailability } from '@/api/booking/availability'
import { hasLimits, lastBookableDay, type Availability } from '@/domain/booking/days'
import type { Day } from '@/lib/time/day'
import { dataOf, idle, loadOrClear, slotAt, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'
import { availabilityKey, useBooking, loadDayAvailability, timesKey, type BookingTimes } from './booking'
import { useOrder, startOrder, type OrderState } from './order'

export const chosenDay = (
  { choice }: Pick<OrderState, 'choice'>,
  serviceId: string,
  organisationId: string,
): Day | undefined =>
  choice?.serviceId === serviceId && choice.organisationId === organisationId ? choice.day || undefined : undefined

export const chooseDay = (serviceId: string, organisationId: string, day: Day): Promise<void> => {
  startOrder({ serviceId, organisationId, day })
  return loadBookingAvailability(serviceId, organisationId)
}

export const loadBookingAvailability = async (serviceId: string, organisationId: string): Promise<void> => {
  const day = chosenDay(useOrder.getState(), serviceId, organisationId)
  const times = dataOf(useBooking.getState().times.get(timesKey(serviceId, organisationId)) ?? idle)
  if (day === undefined || times === undefined || !times.days.includes(day) || !hasLimits(times.limits)) return
  await loadDayAvailability(organisationId, day, times.limits)
}

type AvailabilityByDayState = {
  /** Remaining places per bookable day, keyed by organisation. */
  byDay: ReadonlyMap<string, RemoteData<ReadonlyMap<Day, Availability>>>
}

export const useAvailabilityByDay = createStore<AvailabilityByDayState>(() => ({ byDay: new Map() }))

type KnownAvailability = {
  byDay: RemoteData<ReadonlyMap<Day, Availability>>
  ofOneDay: ReadonlyMap<string, RemoteData<Availability>>
}

export const availabilityOf = (
  { byDay, ofOneDay }: KnownAvailability,
  organisationId: string,
  day: Day,
): RemoteData<Availability> => {
  const single = ofOneDay.get(availabilityKey(organisationId, day)) ?? idle
  if (single.state === 'ready' || single.state === 'failed') return single
  const left = dataOf(byDay)?.get(day)
  if (left !== undefined) return { state: 'ready', data: left, refreshing: single.state === 'loading' }
  return byDay.state === 'loading' ? byDay : single
}

/**
 * Fetches the remaining places of all bookable days if half-days are limited (A96, A440); on failure, of the chosen
 * day.
 */
export const openAvailability = async (
  serviceId: string,
  organisationId: string,
  { today, limits }: BookingTimes,
): Promise<void> => {
  if (!hasLimits(limits)) return
  forgetSingles(organisationId)
  await loadOrClear(slotAt(useAvailabilityByDay, 'byDay', organisationId, idle), () =>
    fetchAvailability(organisationId, [today, lastBookableDay(today)], limits),
  )
  const day = chosenDay(useOrder.getState(), serviceId, organisationId)
  if (day !== undefined && !knownByDay(organisationId)?.has(day))
    await loadBookingAvailability(serviceId, organisationId)
}

const knownByDay = (organisationId: string) =>
  dataOf(useAvailabilityByDay.getState().byDay.get(organisationId) ?? idle)

/** Single answers are older than the request that is sent now. */
const forgetSingles = (organisationId: string): void => {
  const { availability } = useBooking.getState()
  const ofOthers = [...availability].filter(([key]) => !key.startsWith(availabilityKey(organisationId, '')))
  useBooking.setState({ availability: new Map(ofOthers) })
}
