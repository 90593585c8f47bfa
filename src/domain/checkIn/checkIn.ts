import type { Customer } from '@/domain/account/account'
import type { HalfDayLimits } from '@/domain/booking/days'
import type { Organisation } from '@/domain/booking/organisation'
import { isSamePhone } from '@/domain/validation/samePhone'
import { dropInvisible } from '@/domain/validation/typed'
import type { Day } from '@/lib/time/day'
import type { HalfDay, Sex } from '@/domain/dictionaries'
import type { CheckInForm } from './form'

export type CheckInRecord = {
  date: Day
  organisationId: string
  id: string
  name: string
  customerId: string
  inspectionId: string
  questionnaireId: string | undefined
  questionnaireDone: boolean
}

export type QuestionnaireMark = { customerId: string; organisationId: string; date: Day }

/** ONSITE-26: only a record of today counts. A130: the phone has one record for all organisations. */
export const isOfToday = ({ date }: { date: Day }, today: Day): boolean => date === today

/** A662: the mark of one person does not answer for another. */
export const asksQuestionnaire = (record: CheckInRecord, mark: QuestionnaireMark | undefined, today: Day): boolean =>
  !record.questionnaireDone && !(mark?.customerId === record.customerId && isOfToday(mark, today))

export const NOW_FREE = ['1', '2'] as const
type NowFree = (typeof NOW_FREE)[number]

export type CheckInDesk = { organisation: Organisation; limits: HalfDayLimits; specificationId: NowFree | undefined }

export type CheckIn = {
  organisationId: string
  serviceId: string
  specificationId: NowFree
  day: Day
  half: HalfDay | undefined
  name: string
  phone: string
  sex: Sex
  birthday: Day
  age: number
  implants: boolean
  identityCard: string | undefined
  customerId: string | undefined
}

/** Returns what is sent; undefined while day, sex or implants are not chosen. */
export const checkInFrom = (
  form: CheckInForm,
  at: Pick<CheckIn, 'organisationId' | 'serviceId' | 'specificationId'>,
  customer: Customer | undefined,
): CheckIn | undefined => {
  const { day, half, sex, birthday, implants } = form
  if (day === undefined || sex === undefined || implants === undefined) return undefined
  const name = nameIn(form.name)
  return {
    ...at,
    day,
    half,
    name,
    phone: form.phone,
    sex,
    birthday,
    age: Number(form.age),
    implants,
    identityCard: form.identityCard === '' ? undefined : form.identityCard,
    customerId: isSamePerson({ name, phone: form.phone }, customer) ? customer?.id : undefined,
  }
}

/** A copy for display. It contains only the last digits of phone number and ID card (A384). */
export type CheckInCopy = Pick<CheckIn, 'sex' | 'birthday' | 'age' | 'implants'> & {
  phoneEnd: string
  identityCardEnd: string | undefined
}

const END = -4

export const copyOf = ({ sex, birthday, age, implants, phone, identityCard }: CheckIn): CheckInCopy => ({
  sex,
  birthday,
  age,
  implants,
  phoneEnd: phone.slice(END),
  identityCardEnd: identityCard?.slice(END),
})

const nameIn = (text: string): string => dropInvisible(text).trim()

const isSamePerson = (visitor: { name: string; phone: string }, customer: Customer | undefined): boolean =>
  customer?.name !== undefined && nameIn(customer.name) === visitor.name && isSamePhone(customer.phone, visitor.phone)
