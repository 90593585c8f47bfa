import type { Day } from '@/lib/days'
import type { HalfDayLimits } from '@/domain/booking/days'
import type { Organisation } from '@/domain/booking/organisation'
import type { HalfDay, Sex } from '@/domain/dictionaries'
import type { Customer } from '@/domain/account/account'
import { dropInvisible } from '@/domain/validation/typed'
import type { CheckInForm } from './form'

/** How an organisation takes check-ins; both are sent as the specification (ONSITE-04). */
export const NOW_FREE = ['1', '2'] as const
export type NowFree = (typeof NOW_FREE)[number]

/** The organisation that the QR code belongs to; undefined in `specificationId` where it takes no check-ins. */
export type CheckInDesk = { organisation: Organisation; limits: HalfDayLimits; specificationId: NowFree | undefined }

/** What is sent of a visitor. */
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
  /** The account that the visitor is; undefined when nobody is signed in, or somebody else. */
  customerId: string | undefined
}

/** The check-in that a form without a problem stands for; undefined while an answer is missing. */
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

/** A name without what nobody sees of it (A427). */
const nameIn = (text: string): string => dropInvisible(text).trim()

/** The visitor is the account's owner when name and phone are theirs (A401). */
const isSamePerson = (visitor: { name: string; phone: string }, customer: Customer | undefined): boolean =>
  customer?.name !== undefined && nameIn(customer.name) === visitor.name && customer.phone === visitor.phone
