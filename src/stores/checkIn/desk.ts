import { fetchDayAvailability } from '@/api/booking/booking'
import { fetchCheckInDesk } from '@/api/checkIn'
import { hasLimits, type Availability } from '@/domain/booking/days'
import type { CheckInDesk } from '@/domain/checkIn/checkIn'
import type { CheckInOffer } from '@/domain/checkIn/form'
import type { Day } from '@/lib/time/day'
import { dataOf, idle, loadOrClear, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import { formStep, useCheckIn, type FormStep } from './checkIn'

export const loadDesk = (organisationId: string): Promise<void> =>
  loadRemote(slotAt(useCheckIn, 'desks', organisationId, idle), () => fetchCheckInDesk(organisationId))

export const loadCheckInAvailability = async (): Promise<void> => {
  const { organisationId, day } = chosenOf(formStep())
  const desk = dataOf(useCheckIn.getState().desks.get(organisationId) ?? idle)
  if (desk === undefined || day === undefined || !hasLimits(desk.limits)) return
  await loadOrClear(
    slotAt(useCheckIn, 'availability', availabilityKey(organisationId, day), idle),
    // An expired token must not end the session here, because that would clear the form.
    () => fetchDayAvailability(organisationId, day, desk.limits, { outlivesSession: true }),
  )
}

export const checkInAvailability = (state: ReturnType<typeof useCheckIn.getState>): RemoteData<Availability> => {
  const { organisationId, day } = chosenOf(formStep(state))
  return (day !== undefined && state.availability.get(availabilityKey(organisationId, day))) || idle
}

export const offerOf = (
  { days }: FormStep,
  { limits }: CheckInDesk,
  left: RemoteData<Availability> = checkInAvailability(useCheckIn.getState()),
): CheckInOffer => ({ days, limits, left: dataOf(left) })

const chosenOf = (step: FormStep | undefined): { organisationId: string; day: Day | undefined } => ({
  organisationId: step?.visit.organisationId ?? '',
  day: step?.form.day,
})

const availabilityKey = (organisationId: string, day: Day): string => `${organisationId}/${day}`
