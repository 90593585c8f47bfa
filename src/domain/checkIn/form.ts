import type { Customer } from '@/domain/account/account'
import { ageOn } from '@/domain/age'
import type { HalfDayLimits, Availability } from '@/domain/booking/days'
import { addDays, dayFrom, daysBetween, type Day } from '@/lib/time/day'
import type { HalfDay, Sex } from '@/domain/dictionaries'
import { FIRST_BIRTHDAY, identityCardFacts } from '@/domain/identityCard'
import { isAge, isOnSitePhone } from '@/domain/validation/health'
import { tidyPhone } from '@/domain/validation/typed'

const DAYS_AHEAD = 14
const LONGEST_RANGE = 366

export type DayQuery = { date: string; startDate: string; endDate: string }

/**
 * Returns the days to choose from: the one in the address, its range, or today and the next fourteen (ONSITE-14 to
 * ONSITE-16, A126). Past and invalid days are ignored.
 */
export const checkInDays = (today: Day, query: DayQuery): Day[] => {
  const date = dayFrom(query.date)
  if (date !== undefined) return date < today ? [] : [date]
  const start = dayFrom(query.startDate)
  const end = dayFrom(query.endDate)
  const first = start === undefined || start < today ? today : start
  return daysBetween(first, earlier(end ?? addDays(first, DAYS_AHEAD), addDays(first, LONGEST_RANGE)))
}

export const firstDay = (days: readonly Day[], today: Day): Day | undefined => (days.includes(today) ? today : days[0])

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

export type CheckInForm = {
  day: Day | undefined
  half: HalfDay | undefined
  name: string
  phone: string
  sex: Sex | undefined
  birthday: Day
  age: string
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

export const PERSON_FIELDS = [
  'name',
  'phone',
  'sex',
  'birthday',
  'age',
  'identityCard',
] as const satisfies (keyof CheckInForm)[]
export type PersonField = (typeof PERSON_FIELDS)[number]

export type CheckInOffer = {
  days: readonly Day[]
  limits: HalfDayLimits
  left: Availability | undefined
}

export const withCheckInAnswer = (form: CheckInForm, answer: Partial<CheckInForm>, today: Day): CheckInForm => {
  const { birthday = '' } = answer
  return { ...form, ...answer, ...(birthday === '' ? {} : { age: String(ageOn(today, birthday)) }) }
}

/** The answers that an ID number filled in. */
export type CardFilled = Partial<Pick<CheckInForm, 'sex' | 'birthday' | 'age'>>

/** Updates an age that was calculated from the birthday on the day `before` to its value today (A133). */
export const ageToday = <T extends CardFilled>(answers: T, birthday: Day, before: Day, today: Day): T =>
  birthday !== '' && answers.age === String(ageOn(before, birthday))
    ? { ...answers, age: String(ageOn(today, birthday)) }
    : answers

/**
 * Returns the answers that the ID number gives for empty fields, and for fields that an earlier number filled and the
 * user has not changed.
 */
export const cardAnswers = (form: CheckInForm, filled: CardFilled, today: Day): CardFilled => {
  const facts = identityCardFacts(form.identityCard, today)
  if (facts === undefined) return {}
  const isOpen = (field: keyof CardFilled) => !form[field] || form[field] === filled[field]
  return {
    ...(isOpen('sex') && { sex: facts.sex }),
    ...(isOpen('birthday') && { birthday: facts.birthday }),
    ...(isOpen('birthday') && isOpen('age') && { age: String(ageOn(today, facts.birthday)) }),
  }
}

export const cardFilled = (
  form: CheckInForm,
  { birthday, sex }: CardFilled,
): 'both' | 'birthday' | 'sex' | undefined => {
  const isBirthday = birthday !== undefined && birthday === form.birthday
  if (sex === undefined || sex !== form.sex) return isBirthday ? 'birthday' : undefined
  return isBirthday ? 'both' : 'sex'
}

/**
 * Fills empty fields with the customer's data, as far as the form accepts it: a server may mask a phone number. A424:
 * a form about someone else stays as it is.
 */
export const withCustomer = (form: CheckInForm, customer: Customer, today: Day): CheckInForm => {
  if (form.name.trim() !== '' && form.name.trim() !== customer.name) return form
  const birthday = customer.birthday !== undefined && isBirthday(customer.birthday, today) ? customer.birthday : ''
  const age = String((birthday === '' ? customer.age : ageOn(today, birthday)) ?? '')
  const phone = tidyPhone(customer.phone ?? '')
  return {
    ...form,
    name: form.name || (customer.name ?? ''),
    phone: form.phone || (isOnSitePhone(phone) ? phone : ''),
    sex: form.sex ?? customer.sex,
    birthday: form.birthday || birthday,
    age: form.age || (isAge(age) ? age : ''),
  }
}

export const fieldsFilled = (before: CheckInForm, after: CheckInForm): PersonField[] =>
  PERSON_FIELDS.filter((field) => after[field] !== before[field])

/** Whether the user has answered something about the person. What was filled in from the account does not count. */
export const isBegun = (form: CheckInForm, prefilled: readonly PersonField[]): boolean =>
  form.implants !== undefined || fieldsFilled(EMPTY_FORM, form).some((field) => !prefilled.includes(field))

export const withoutAnswers = (form: CheckInForm, fields: readonly PersonField[]): CheckInForm => ({
  ...form,
  ...Object.fromEntries(fields.map((field) => [field, EMPTY_FORM[field]])),
})

/** A127: a man has no implants, and the only half-day with places is preselected. */
export const withPresets = (form: CheckInForm, offer: CheckInOffer): CheckInForm => ({
  ...form,
  half: halvesOf(offer).find((half) => half === form.half) ?? onlyOpenHalf(offer),
  implants: form.implants ?? (form.sex === 'male' ? false : undefined),
})

export const halvesOf = ({ limits }: CheckInOffer): HalfDay[] => HALVES.filter((half) => limits[half] !== undefined)

export const isHalfDayFull = ({ left }: CheckInOffer, half: HalfDay): boolean => left?.[half] === 0

export const isBirthday = (text: string, today: Day): boolean => text >= FIRST_BIRTHDAY && text <= today

const HALVES = ['morning', 'afternoon'] as const satisfies HalfDay[]

const onlyOpenHalf = (offer: CheckInOffer): HalfDay | undefined => {
  if (offer.left === undefined) return undefined
  const [first, second] = halvesOf(offer).filter((half) => !isHalfDayFull(offer, half))
  return second === undefined ? first : undefined
}
