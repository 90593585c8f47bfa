import { fetchRemainders } from '../api/booking'
import { fetchCheckInClinic } from '../api/onsite'
import { hasLimits, type Remainders } from '../domain/booking/days'
import type { CheckInClinic } from '../domain/onsite/checkIn'
import type { CheckInOffer } from '../domain/onsite/form'
import type { Day } from '../lib/days'
import { dataOf, idle, loadFresh, loadRemote, slotAt, type Remote } from '../lib/remote'
import { formStep, useOnsite, type FormStep } from './onsite'

/** The clinic, and whether it takes check-ins. */
export const loadClinic = (organisationId: string): Promise<void> =>
  loadRemote(slotAt(useOnsite, 'clinics', organisationId, idle), () => fetchCheckInClinic(organisationId))

/** Asks what is left of the chosen day where the clinic limits its half-days. */
export const loadLeft = async (): Promise<void> => {
  const { organisationId, day } = chosenOf(formStep())
  const clinic = dataOf(useOnsite.getState().clinics.get(organisationId) ?? idle)
  if (clinic === undefined || day === undefined || !hasLimits(clinic.limits)) return
  // Places that were free a while ago may be taken.
  await loadFresh(
    slotAt(useOnsite, 'remainders', leftKey(organisationId, day), idle),
    // What is typed into this form would go with the session.
    () => fetchRemainders(organisationId, day, clinic.limits, { outlivesSession: true }),
  )
}

/** What is left of the chosen day. */
export const leftOf = (state: ReturnType<typeof useOnsite.getState>): Remote<Remainders> => {
  const { organisationId, day } = chosenOf(formStep(state))
  return (day !== undefined && state.remainders.get(leftKey(organisationId, day))) || idle
}

/** What the clinic takes on the chosen day. */
export const offerOf = (
  { days }: FormStep,
  { limits }: CheckInClinic,
  left: Remote<Remainders> = leftOf(useOnsite.getState()),
): CheckInOffer => ({ days, limits, left: dataOf(left) })

const chosenOf = (step: FormStep | undefined): { organisationId: string; day: Day | undefined } => ({
  organisationId: step?.visit.organisationId ?? '',
  day: step?.form.day,
})

const leftKey = (organisationId: string, day: Day): string => `${organisationId}/${day}`
