import { fetchRemaindersAhead } from '@/api/booking/availability'
import { hasLimits, lastBookableDay, type Remainders } from '@/domain/booking/days'
import type { Day } from '@/lib/days'
import { dataOf, idle, loadOrClear, slotAt, type ByKey, type RemoteData } from '@/lib/remote'
import { remaindersKey, useBooking, type BookingTimes } from './booking'
import { chosenDay, loadLeft } from './day'
import { useOrder } from './order'
import { createStore } from '@/stores/createStore'

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
