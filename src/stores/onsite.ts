import { fetchRemainders } from '../api/booking'
import { fetchCheckInClinic } from '../api/onsite'
import { isUndecided, type ApiError } from '../api/errors'
import { hasLimits, type Remainders } from '../domain/booking/days'
import { DEFAULT_SERVICE_ID } from '../domain/booking/service'
import type { CheckInClinic } from '../domain/onsite/checkIn'
import { checkInDays, firstDay, type DayQuery } from '../domain/onsite/days'
import {
  EMPTY_FORM,
  fieldsFilled,
  withCheckInAnswer,
  withCustomer,
  withoutAnswers,
  withPresets,
  type CheckInForm,
  type CheckInOffer,
  type PersonField,
} from '../domain/onsite/form'
import { asksQuestionnaire, type CheckInRecord } from '../domain/onsite/record'
import type { Customer } from '../domain/people'
import { now, onClockSet } from '../lib/clock'
import { chinaDay, type Day } from '../lib/days'
import { dataOf, idle, loadFresh, loadRemote, slotAt, type ByKey, type Remote } from '../lib/remote'
import { checkInTarget } from './onsiteTarget'
import { readChosen, readMark, readRecord, writeRecord, type ChosenTime } from './onsiteRecord'
import { loadCustomer, usePeople } from './people'
import { openQuestionnaire } from './questionnaires'
import { token } from './session'
import { backAtLogin, signInSilently } from './sessionProvider'
import { resettable } from './store'

/** What the QR code says: the clinic, the service, and perhaps the days. */
export type CheckInVisit = { organisationId: string; serviceId: string; query: DayQuery }

type OnsiteState = {
  /** 'away' while the silent sign-in is under way or the page is being left for it; nothing is asked before. */
  phase: 'closed' | 'away' | 'open'
  visit: CheckInVisit | undefined
  today: Day
  days: readonly Day[]
  /** By organisation; what is left by organisation and day. */
  clinics: ByKey<Remote<CheckInClinic>>
  remainders: ByKey<Remote<Remainders>>
  /** What is typed lives in this page only: a phone and an ID card are not kept (A384). */
  form: CheckInForm
  /** What was filled in from the account, and not answered since. */
  prefilled: readonly PersonField[]
  /** It was of somebody else than the name that was typed then, and has been emptied (A424). */
  emptied: boolean
  /** The box of the consent is ticked (A385). */
  ticked: boolean
  progress: 'filling' | 'sending'
  failure: ApiError | undefined
  record: CheckInRecord | undefined
  /** What the record does not say of it. */
  chosen: ChosenTime | undefined
  /** The check-in is complete only after the questionnaire. */
  asksQuestionnaire: boolean
  /** The record was made here and now. */
  justSent: boolean
  /** The browser keeps the record beyond this page. */
  recordKept: boolean
}

/** What the form is before its first answer. */
export const EMPTY_ANSWERS = {
  form: EMPTY_FORM,
  prefilled: [],
  emptied: false,
  ticked: false,
} satisfies Partial<OnsiteState>

export const useOnsite = resettable<OnsiteState>(() => ({
  phase: 'closed',
  visit: undefined,
  today: chinaDay(now()),
  days: [],
  clinics: new Map(),
  remainders: new Map(),
  ...EMPTY_ANSWERS,
  progress: 'filling',
  failure: undefined,
  record: undefined,
  chosen: undefined,
  asksQuestionnaire: false,
  justSent: false,
  recordKept: true,
}))

/**
 * Opens the check-in of a QR code: signs in silently, with one retry, and lets the visitor through without a
 * token (AUTH-10 to AUTH-13); then looks for today's record and asks for the clinic.
 */
export const openCheckIn = async (visit: CheckInVisit, address: URL): Promise<void> => {
  useOnsite.setState({ visit })
  if (useOnsite.getState().phase === 'away') return
  if (useOnsite.getState().phase === 'closed') {
    useOnsite.setState({ phase: 'away' })
    if (!(await signInSilently(address))) return
  }
  await enter()
}

/** The visitor came back from the provider by the back button: the page goes on without a token. */
export const backAtCheckIn = async (): Promise<void> => {
  if (useOnsite.getState().phase !== 'away') return
  backAtLogin()
  await enter()
}

/** Asks for the clinic, and for what is known of a customer who is signed in. */
export const loadCheckIn = async (): Promise<void> => {
  const { visit, record } = useOnsite.getState()
  const organisationId = record?.organisationId ?? visit?.organisationId ?? ''
  if (organisationId === '') return
  const known = record === undefined && token() !== undefined ? loadCustomer().then(fillIn) : undefined
  await Promise.all([loadClinic(organisationId).then(loadLeft), known])
}

/**
 * Takes an answer; a definite refusal was of what stood there before. Another name than the account's stands for
 * another person: what else was filled in from the account goes, once (A424).
 */
export const answerCheckIn = (answer: Partial<CheckInForm>): void => {
  const { form: before, prefilled, emptied, today, progress, failure } = useOnsite.getState()
  if (progress === 'sending') return
  const kept = failure !== undefined && isUndecided(failure) ? failure : undefined
  const form = withCheckInAnswer(before, answer, today)
  const isAnother = prefilled.includes('name') && form.name.trim() !== before.name.trim()
  const left = prefilled.filter((field) => field === 'name' || !answers(answer, field))
  useOnsite.setState({
    form: isAnother ? { ...withoutAnswers(form, left), name: form.name } : form,
    prefilled: isAnother ? [] : left,
    emptied: emptied || (isAnother && left.length > 1),
    failure: kept,
  })
}

// A birth date answers the age as well (A133).
const answers = (answer: Partial<CheckInForm>, field: PersonField): boolean =>
  field in answer || (field === 'age' && 'birthday' in answer)

export const tickConsent = (ticked: boolean): void => useOnsite.setState({ ticked })

/** Takes a day, and asks what is left of it. */
export const chooseCheckInDay = async (day: Day): Promise<void> => {
  answerCheckIn({ day })
  await loadLeft()
}

/** Asks what is left of the chosen day where the clinic limits its half-days. */
export const loadLeft = async (): Promise<void> => {
  const { visit, form, clinics } = useOnsite.getState()
  const clinic = visit && dataOf(clinics.get(visit.organisationId) ?? idle)
  if (clinic === undefined || form.day === undefined || !hasLimits(clinic.limits)) return
  const { day } = form
  const key = leftKey(clinic.organisation.id, day)
  // Places that were free a while ago may be taken.
  await loadFresh(
    slotAt(useOnsite, 'remainders', key, idle),
    // What is typed into this form would go with the session.
    () => fetchRemainders(clinic.organisation.id, day, clinic.limits, { outlivesSession: true }),
  )
}

/** What is left of the chosen day. */
export const leftOf = ({ visit, form, remainders }: OnsiteState): Remote<Remainders> =>
  visit === undefined || form.day === undefined
    ? idle
    : (remainders.get(leftKey(visit.organisationId, form.day)) ?? idle)

/** What the clinic takes on the chosen day. */
export const offerOf = (state: OnsiteState, { limits }: CheckInClinic): CheckInOffer => ({
  days: state.days,
  limits,
  left: dataOf(leftOf(state)),
})

/** The form as it stands on the screen. */
export const shownForm = (state: OnsiteState, clinic: CheckInClinic): CheckInForm =>
  withPresets(state.form, offerOf(state, clinic))

/** Keeps a record of this moment on the phone and on the screen. */
export const keepRecord = (record: CheckInRecord): void => {
  const recordKept = writeRecord(record)
  useOnsite.setState({ recordKept, justSent: true, ...recordState(record, chinaDay(now())) })
}

/** What can be chosen as of now: a page may stay open over midnight. */
export const settleDays = (): void => {
  const { visit, form } = useOnsite.getState()
  if (visit === undefined) return
  const today = chinaDay(now())
  const days = checkInDays(today, visit.query)
  const day = form.day !== undefined && days.includes(form.day) ? form.day : firstDay(days, today)
  useOnsite.setState({ today, days, form: { ...form, day } })
}

const enter = async (): Promise<void> => {
  takeToday()
  useOnsite.setState({ phase: 'open', justSent: false })
  fillIn()
  await loadCheckIn()
}

/** What can be chosen today, and whether this phone has checked in today. */
const takeToday = (): void => {
  settleDays()
  const { today } = useOnsite.getState()
  useOnsite.setState(recordState(readRecord(today), today))
}

// The first answer may bring another day than the phone's (A431).
onClockSet(() => {
  const { phase, today, record } = useOnsite.getState()
  if (phase === 'open' && (record === undefined || today !== chinaDay(now()))) takeToday()
})

/** What follows from a record, or from none; the questionnaire that it still asks for is opened. */
const recordState = (
  record: CheckInRecord | undefined,
  today: Day,
): Pick<OnsiteState, 'record' | 'chosen' | 'asksQuestionnaire'> => {
  if (record === undefined) return { record, chosen: undefined, asksQuestionnaire: false }
  const chosen = readChosen(record.id)
  const asks = asksQuestionnaire(record, readMark(), today)
  const serviceId = useOnsite.getState().visit?.serviceId ?? DEFAULT_SERVICE_ID
  if (asks) void openQuestionnaire(checkInTarget(record, serviceId, chosen?.age))
  return { record, chosen, asksQuestionnaire: asks }
}

/** Writes what is known of the customer wherever nothing has been typed. */
const fillIn = (): void => {
  const customer = signedInCustomer()
  if (customer === undefined) return
  useOnsite.setState(({ form: before, prefilled, today }) => {
    const form = withCustomer(before, customer, today)
    return { form, prefilled: [...prefilled, ...fieldsFilled(before, form)] }
  })
}

/** Whoever is signed in, once that is known. */
export const signedInCustomer = (): Customer | undefined =>
  token() === undefined ? undefined : dataOf(usePeople.getState().customer)

/** The clinic, and whether it takes check-ins. */
export const loadClinic = (organisationId: string): Promise<void> =>
  loadRemote(slotAt(useOnsite, 'clinics', organisationId, idle), () => fetchCheckInClinic(organisationId))

const leftKey = (organisationId: string, day: Day): string => `${organisationId}/${day}`
