import type { Day } from '@/lib/time/day'
import { isAge, isIdCard, isOnSitePhone } from '@/domain/validation/health'
import { isBlank } from '@/domain/validation/typed'
import { halvesOf, isBirthday, isHalfDayFull, PERSON_FIELDS, type CheckInForm, type CheckInOffer } from './form'

export type CheckInProblem =
  | 'dayMissing'
  | 'halfMissing'
  | 'morningFull'
  | 'afternoonFull'
  | 'nameMissing'
  | 'phoneMissing'
  | 'phoneWrong'
  | 'sexMissing'
  | 'birthdayMissing'
  | 'ageMissing'
  | 'ageWrong'
  | 'implantsMissing'
  | 'implants'
  | 'identityCardWrong'

export type CheckInField = keyof CheckInForm
type CheckInProblems = Partial<Record<CheckInField, CheckInProblem>>

const CHECK_IN_FIELDS: readonly CheckInField[] = ['day', 'half', ...PERSON_FIELDS, 'implants']

export const checkInProblems = (form: CheckInForm, offer: CheckInOffer, today: Day): CheckInProblems => {
  const problems: CheckInProblems = {}
  for (const field of CHECK_IN_FIELDS) {
    const problem = problemOf(field, form, offer, today)
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}

const problemOf = (
  field: CheckInField,
  form: CheckInForm,
  offer: CheckInOffer,
  today: Day,
): CheckInProblem | undefined => {
  switch (field) {
    case 'day':
      return form.day !== undefined && form.day >= today && offer.days.includes(form.day) ? undefined : 'dayMissing'
    case 'half':
      return halfProblem(form, offer)
    case 'name':
      return isBlank(form.name) ? 'nameMissing' : undefined
    case 'phone':
      return typed(form.phone, isOnSitePhone, 'phoneMissing', 'phoneWrong')
    case 'sex':
      return form.sex === undefined ? 'sexMissing' : undefined
    case 'birthday':
      return isBirthday(form.birthday, today) ? undefined : 'birthdayMissing'
    case 'age':
      return typed(form.age, isAge, 'ageMissing', 'ageWrong')
    case 'implants':
      return implantsProblem(form)
    case 'identityCard':
      return form.identityCard === '' || isIdCard(form.identityCard) ? undefined : 'identityCardWrong'
  }
}

const halfProblem = ({ half }: CheckInForm, offer: CheckInOffer): CheckInProblem | undefined => {
  const halves = halvesOf(offer)
  if (halves.length === 0) return undefined
  if (half === undefined || !halves.includes(half)) return 'halfMissing'
  return isHalfDayFull(offer, half) ? `${half}Full` : undefined
}

const implantsProblem = ({ implants }: CheckInForm): CheckInProblem | undefined => {
  if (implants === undefined) return 'implantsMissing'
  return implants ? 'implants' : undefined
}

const typed = (
  text: string,
  fits: (text: string) => boolean,
  missing: CheckInProblem,
  wrong: CheckInProblem,
): CheckInProblem | undefined => {
  if (text === '') return missing
  return fits(text) ? undefined : wrong
}
