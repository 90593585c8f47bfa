import { hasLimits } from '@/domain/booking/days'
import { dataOf, idle } from '@/lib/remote'
import type { Day } from '@/lib/days'
import { loadRemainders, timesKey, useBooking } from './booking'
import { startOrder, useOrder, type OrderState } from './order'

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
