import type { Availability } from '@/domain/booking/days'
import type { CheckInCopy, CheckInDesk, CheckInRecord } from '@/domain/checkIn/checkIn'
import type { CardFilled, DayQuery, CheckInForm, PersonField } from '@/domain/checkIn/form'
import type { Day } from '@/lib/time/day'
import type { RemoteData } from '@/lib/remote'
import type { ChosenTime } from './record'
import { createStore } from '@/stores/createStore'

export type CheckInVisit = { organisationId: string; serviceId: string; query: DayQuery }

export type FormStep = {
  step: 'form'
  visit: CheckInVisit
  today: Day
  days: readonly Day[]
  /** A384: phone number and ID card live in this page only and are not stored. */
  form: CheckInForm
  prefilled: readonly PersonField[]
  /** A424: another name was typed, so the account's other fields were cleared. */
  emptied: boolean
  fromCard: CardFilled
  ticked: boolean
}

export type DoneStep = {
  step: 'done'
  visit: CheckInVisit
  today: Day
  record: CheckInRecord
  chosen: ChosenTime | undefined
  /** The sent check-in, until the page is left; nothing of it is stored on the phone. */
  sent: CheckInCopy | undefined
  asksQuestionnaire: boolean
  justSent: boolean
  recordKept: boolean
}

type CheckInStep = { step: 'unopened' } | { step: 'entering'; visit: CheckInVisit } | FormStep | DoneStep

type CheckInState = {
  checkIn: CheckInStep
  desks: ReadonlyMap<string, RemoteData<CheckInDesk>>
  availability: ReadonlyMap<string, RemoteData<Availability>>
}

export const useCheckIn = createStore<CheckInState>(() => ({
  checkIn: { step: 'unopened' },
  desks: new Map(),
  availability: new Map(),
}))

export const CHECK_IN = 'check-in'

export const formStep = ({ checkIn }: CheckInState = useCheckIn.getState()): FormStep | undefined =>
  checkIn.step === 'form' ? checkIn : undefined

export const doneStep = (): DoneStep | undefined => {
  const { checkIn } = useCheckIn.getState()
  return checkIn.step === 'done' ? checkIn : undefined
}

export const changeForm = (change: (before: FormStep) => FormStep): void =>
  useCheckIn.setState((state) => {
    const before = formStep(state)
    return before === undefined ? state : { checkIn: change(before) }
  })
