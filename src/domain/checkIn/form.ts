import type { Customer } from '@/domain/account/account'
import { hasLimits, type HalfDayLimits, type Remainders } from '@/domain/booking/days'
import { addDays, dayFrom, daysBetween, type Day } from '@/lib/days'
import type { HalfDay, Sex } from '../dictionaries'

/** A check-in picker reaches so many days ahead (ONSITE-14). */
const DAYS_AHEAD = 14
/** A range in the address is never longer: nobody chooses from more. */
const LONGEST_RANGE = 366

/** What the address of the check-in says of its days (A125); '' where it says nothing. */
export type DayQuery = { date: string; startDate: string; endDate: string }

/**
 * The days that can be chosen: the one that the address names, the days of its range, else today and the
 * next fourteen (ONSITE-14 to ONSITE-16, A126). A day that is over is none; what names no day of the calendar says
 * nothing.
 */
export const checkInDays = (today: Day, query: DayQuery): Day[] => {
  const date = dayFrom(query.date)
  if (date !== undefined) return date < today ? [] : [date]
  const start = dayFrom(query.startDate)
  const end = dayFrom(query.endDate)
  const first = start === undefined || start < today ? today : start
  return daysBetween(first, earlier(end ?? addDays(first, DAYS_AHEAD), addDays(first, LONGEST_RANGE)))
}

/** The day that stands in the form at first: today, or the first one on offer. */
export const firstDay = (days: readonly Day[], today: Day): Day | undefined => (days.includes(today) ? today : days[0])

/** The age in whole years on a day; nobody is older on the day before the birthday. */
export const ageOn = (today: Day, birthday: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

/** The form of the check-in as it is typed (ONSITE-01); '' and undefined stand for no answer. */
export type CheckInForm = {
  day: Day | undefined
  half: HalfDay | undefined
  name: string
  phone: string
  sex: Sex | undefined
  birthday: Day
  age: string
  /** Whether there are breast implants. */
  implants: boolean | undefined
  identityCard: string
}

export const EMPTY_FORM: CheckInForm = {
  day: undefined,
  half: undefined,
  name: '',
  phone: '',
  sex: undefined,
  birthday: '',
  age: '',
  implants: undefined,
  identityCard: '',
}

/** What is asked of the visitor's person. */
const PERSON_FIELDS = [
  'name',
  'phone',
  'sex',
  'birthday',
  'age',
  'identityCard',
] as const satisfies (keyof CheckInForm)[]
export type PersonField = (typeof PERSON_FIELDS)[number]

/** What the organisation takes, as far as the form depends on it. */
export type CheckInOffer = {
  days: readonly Day[]
  limits: HalfDayLimits
  /** What is left of the chosen day, once that is known. */
  left: Remainders | undefined
}

/** The first day on which a birth date can lie (ONSITE-17); the last one is today. */
export const BIRTHDAY_FROM: Day = '1900-01-01'

/** The form with one more answer; a birth date fills the age in, which can be changed afterwards (A133). */
export const withCheckInAnswer = (form: CheckInForm, answer: Partial<CheckInForm>, today: Day): CheckInForm => {
  const { birthday = '' } = answer
  return { ...form, ...answer, ...(birthday === '' ? {} : { age: String(ageOn(today, birthday)) }) }
}

/**
 * The form with what is known of the customer wherever nothing has been typed; somebody else's stays as it is
 * (A424).
 */
export const withCustomer = (form: CheckInForm, customer: Customer, today: Day): CheckInForm => {
  if (form.name.trim() !== '' && form.name.trim() !== customer.name) return form
  const birthday = customer.birthday !== undefined && isBirthday(customer.birthday, today) ? customer.birthday : ''
  const age = birthday === '' ? customer.age : ageOn(today, birthday)
  return {
    ...form,
    name: form.name || (customer.name ?? ''),
    phone: form.phone || (customer.phone ?? ''),
    sex: form.sex ?? customer.sex,
    birthday: form.birthday || birthday,
    age: form.age || (age === undefined ? '' : String(age)),
  }
}

/** The fields that were filled in, and by nobody's hand. */
export const fieldsFilled = (before: CheckInForm, after: CheckInForm): PersonField[] =>
  PERSON_FIELDS.filter((field) => after[field] !== before[field])

/** The form without the answers of these fields. */
export const withoutAnswers = (form: CheckInForm, fields: readonly PersonField[]): CheckInForm => ({
  ...form,
  ...Object.fromEntries(fields.map((field) => [field, EMPTY_FORM[field]])),
})

/** What stands in the form without a tap: no implants for a man (A127), and the only half-day that has places. */
export const withPresets = (form: CheckInForm, offer: CheckInOffer): CheckInForm => ({
  ...form,
  half: halvesOf(offer).find((half) => half === form.half) ?? onlyOpenHalf(offer),
  implants: form.implants ?? (form.sex === 'male' ? false : undefined),
})

/** The half-days that can be asked for; none where the organisation sets no limits (A123). */
export const halvesOf = ({ limits }: CheckInOffer): HalfDay[] =>
  hasLimits(limits) ? HALVES.filter((half) => limits[half] !== undefined) : []

/** No place is left in this half of the chosen day. */
export const isHalfFull = ({ left }: CheckInOffer, half: HalfDay): boolean => left?.[half] === 0

export const isBirthday = (text: string, today: Day): boolean => text >= BIRTHDAY_FROM && text <= today

const HALVES = ['morning', 'afternoon'] as const satisfies HalfDay[]

const onlyOpenHalf = (offer: CheckInOffer): HalfDay | undefined => {
  if (offer.left === undefined) return undefined
  const [first, second] = halvesOf(offer).filter((half) => !isHalfFull(offer, half))
  return second === undefined ? first : undefined
}
