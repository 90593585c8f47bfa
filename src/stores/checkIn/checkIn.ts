import type { Remainders } from '@/domain/booking/days'
import type { CheckInDesk, CheckInRecord } from '@/domain/checkIn/checkIn'
import type { DayQuery, CheckInForm, PersonField } from '@/domain/checkIn/form'

import type { Day } from '@/lib/days'
import type { ByKey, RemoteData } from '@/lib/remote'
import type { ChosenTime } from './record'
import { createStore } from '@/stores/createStore'

/** What the QR code says: the organisation, the service, and perhaps the days. */
export type CheckInVisit = { organisationId: string; serviceId: string; query: DayQuery }

/** The form, while it is filled in and sent. */
export type FormStep = {
  step: 'form'
  visit: CheckInVisit
  today: Day
  days: readonly Day[]
  /** What is typed lives in this page only: a phone and an ID card are not kept (A384). */
  form: CheckInForm
  /** What was filled in from the account, and not answered since. */
  prefilled: readonly PersonField[]
  /** It was of somebody else than the name that was typed then, and has been emptied (A424). */
  emptied: boolean
  /** The box of the consent is ticked (A385). */
  ticked: boolean
}

/** Checked in today, from this phone. */
export type DoneStep = {
  step: 'done'
  visit: CheckInVisit
  today: Day
  record: CheckInRecord
  /** What the record does not say of it. */
  chosen: ChosenTime | undefined
  /** The check-in is complete only after the questionnaire. */
  asksQuestionnaire: boolean
  /** The record was made here and now. */
  justSent: boolean
  /** The browser keeps the record beyond this page. */
  recordKept: boolean
}

/** Where the check-in stands. */
export type CheckInStep =
  | { step: 'unopened' }
  /** The silent sign-in is under way, or the page is being left for it; nothing is asked before. */
  | { step: 'entering'; visit: CheckInVisit }
  | FormStep
  | DoneStep

type OnsiteState = {
  checkIn: CheckInStep
  /** By organisation; what is left by organisation and day. */
  desks: ByKey<RemoteData<CheckInDesk>>
  remainders: ByKey<RemoteData<Remainders>>
}

export const useOnsite = createStore<OnsiteState>(() => ({
  checkIn: { step: 'unopened' },
  desks: new Map(),
  remainders: new Map(),
}))

/** The name by which a check-in is sent. */
export const CHECK_IN = 'check-in'

/** The form, while it is there. */
export const formStep = ({ checkIn }: OnsiteState = useOnsite.getState()): FormStep | undefined =>
  checkIn.step === 'form' ? checkIn : undefined

/** The check-in that was sent, once it is there. */
export const doneStep = ({ checkIn }: OnsiteState = useOnsite.getState()): DoneStep | undefined =>
  checkIn.step === 'done' ? checkIn : undefined

/** Changes the form, while it is there. */
export const changeForm = (change: (before: FormStep) => FormStep): void =>
  useOnsite.setState((state) => {
    const before = formStep(state)
    return before === undefined ? state : { checkIn: change(before) }
  })
