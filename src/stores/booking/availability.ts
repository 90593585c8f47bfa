import { fetchRemaindersAhead } from '@/api/booking/availability'
import { hasLimits, lastBookableDay, type Remainders } from '@/domain/booking/days'
import type { Day } from '@/lib/days'
import { dataOf, idle, loadOrClear, slotAt, type ByKey, type RemoteData } from '@/lib/remote'
import { createStore } from '../createStore'
import { remaindersKey, useBooking, loadRemainders, timesKey, type BookingTimes } from './booking'
import { useOrder, startOrder, type OrderState } from './order'

/** The day that is taken for the service at the organisation. */
export const chosenDay = (
  { choice }: Pick<OrderState, 'choice'>,
  serviceId: string,
  organisationId: string,
): Day | undefined =>
  choice?.serviceId === serviceId && choice.organisationId === organisationId ? choice.day : undefined

/** Takes a day, and asks what is left of it. */
export const chooseDay = (serviceId: string, organisationId: string, day: Day): Promise<void> => {
  startOrder({ serviceId, organisationId, day })
  return loadLeft(serviceId, organisationId)
}

/** Asks what is left of the chosen day where the organisation limits its half-days (A96). */
export const loadLeft = async (serviceId: string, organisationId: string): Promise<void> => {
  const day = chosenDay(useOrder.getState(), serviceId, organisationId)
  const times = dataOf(useBooking.getState().times.get(timesKey(serviceId, organisationId)) ?? idle)
  if (day === undefined || times === undefined || !times.days.includes(day) || !hasLimits(times.limits)) return
  await loadRemainders(organisationId, day, times.limits)
}

type AheadState = {
  /** What is left of the days that can be booked, by organisation. */
  ahead: ByKey<RemoteData<ReadonlyMap<Day, Remainders>>>
}

export const useAhead = createStore<AheadState>(() => ({ ahead: new Map() }))

/** What is known of the places left: of all days, and of single ones that were asked about since. */
type Known = { ahead: RemoteData<ReadonlyMap<Day, Remainders>>; singles: ByKey<RemoteData<Remainders>> }

/** What is known to be left of a day: what was said of this one since, else what was said of all of them. */
export const availabilityOf = (
  { ahead, singles }: Known,
  organisationId: string,
  day: Day,
): RemoteData<Remainders> => {
  const single = singles.get(remaindersKey(organisationId, day)) ?? idle
  if (single.state === 'ready' || single.state === 'failed') return single
  const left = dataOf(ahead)?.get(day)
  if (left !== undefined) return { state: 'ready', data: left, refreshing: single.state === 'loading' }
  return ahead.state === 'loading' ? ahead : single
}

/**
 * Asks what is left of all days that can be booked, where the organisation limits its half-days (A96, A440); where
 * that is not to be had, of the chosen one.
 */
export const openAhead = async (
  serviceId: string,
  organisationId: string,
  { today, limits }: BookingTimes,
): Promise<void> => {
  if (!hasLimits(limits)) return
  forgetSingles(organisationId)
  await loadOrClear(slotAt(useAhead, 'ahead', organisationId, idle), () =>
    fetchRemaindersAhead(organisationId, [today, lastBookableDay(today)], limits),
  )
  const day = chosenDay(useOrder.getState(), serviceId, organisationId)
  if (day !== undefined && !knownAhead(organisationId)?.has(day)) await loadLeft(serviceId, organisationId)
}

const knownAhead = (organisationId: string) => dataOf(useAhead.getState().ahead.get(organisationId) ?? idle)

/** What was said of single days before is older than the answer that is asked for now. */
const forgetSingles = (organisationId: string): void => {
  const { remainders } = useBooking.getState()
  const ofOthers = [...remainders].filter(([key]) => !key.startsWith(remaindersKey(organisationId, '')))
  useBooking.setState({ remainders: new Map(ofOthers) })
}
