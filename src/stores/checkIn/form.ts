import {
  ageToday,
  cardAnswers,
  checkInDays,
  firstDay,
  EMPTY_FORM,
  fieldsFilled,
  isBegun,
  withCheckInAnswer,
  withCustomer,
  withoutAnswers,
  type CardFilled,
  type CheckInForm,
  type PersonField,
} from '@/domain/checkIn/form'
import type { Customer } from '@/domain/account/account'
import { now } from '@/lib/time/clock'
import { chinaDay, type Day } from '@/lib/time/day'
import { dataOf } from '@/lib/remote'
import { registerUnsavedInput } from '@/stores/createStore'
import { CHECK_IN, changeForm, formStep, useCheckIn, type CheckInVisit, type FormStep } from './checkIn'
import { loadCheckInAvailability } from './desk'
import { useAccount } from '@/stores/account/account'
import { clearRejection, isSending } from '@/stores/submit'
import { token } from '@/stores/auth/session'

export const showForm = (visit: CheckInVisit): void =>
  useCheckIn.setState((state) => ({ checkIn: withDays({ ...(formStep(state) ?? EMPTY), visit }) }))

export const withDays = (before: FormStep): FormStep => {
  const today = chinaDay(now())
  const days = checkInDays(today, before.visit.query)
  const { day, birthday } = before.form
  const isOffered = day !== undefined && days.includes(day)
  const followed = <T extends CardFilled>(answers: T) => ageToday(answers, birthday, before.today, today)
  return {
    ...before,
    today,
    days,
    form: { ...followed(before.form), day: isOffered ? day : firstDay(days, today) },
    fromCard: followed(before.fromCard),
  }
}

export const answerCheckIn = (answer: Partial<CheckInForm>): void => {
  if (isSending(CHECK_IN)) return
  clearRejection(CHECK_IN)
  changeForm((before) => withAnswer(before, answer))
}

export const chooseCheckInDay = async (day: Day): Promise<void> => {
  answerCheckIn({ day })
  await loadCheckInAvailability()
}

export const tickConsent = (ticked: boolean): void => changeForm((before) => ({ ...before, ticked }))

export const fillInCustomer = (): void => {
  const customer = signedInCustomer()
  if (customer === undefined) return
  changeForm((before) => {
    const form = withCustomer(before.form, customer, before.today)
    return { ...before, form, prefilled: [...before.prefilled, ...fieldsFilled(before.form, form)] }
  })
}

export const signedInCustomer = (): Customer | undefined =>
  token() === undefined ? undefined : dataOf(useAccount.getState().customer)

registerUnsavedInput(() => {
  const step = formStep()
  return step !== undefined && isBegun(step.form, step.prefilled)
})

const EMPTY: Omit<FormStep, 'visit'> = {
  step: 'form',
  today: '',
  days: [],
  form: EMPTY_FORM,
  prefilled: [],
  emptied: false,
  fromCard: {},
  ticked: false,
}

/** A424: another name means another person, so the fields from the account are cleared, once. */
const withAnswer = (before: FormStep, answer: Partial<CheckInForm>): FormStep => {
  const { prefilled, emptied, today } = before
  const typed = withCheckInAnswer(before.form, answer, today)
  const fromNumber = 'identityCard' in answer ? cardAnswers(typed, before.fromCard, today) : {}
  const form = { ...typed, ...fromNumber }
  const isAnother = prefilled.includes('name') && form.name.trim() !== before.form.name.trim()
  const left = prefilled.filter((field) => field === 'name' || !answers(answer, field))
  return {
    ...before,
    form: isAnother ? { ...withoutAnswers(form, left), name: form.name } : form,
    prefilled: isAnother ? [] : left,
    fromCard: { ...before.fromCard, ...fromNumber },
    emptied: emptied || (isAnother && left.length > 1),
  }
}

// A133: a birth date answers the age as well.
const answers = (answer: Partial<CheckInForm>, field: PersonField): boolean =>
  field in answer || (field === 'age' && 'birthday' in answer)
