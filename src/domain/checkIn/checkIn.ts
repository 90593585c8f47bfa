import type { Customer } from '@/domain/account/account'
import type { HalfDayLimits } from '@/domain/booking/days'
import type { Organisation } from '@/domain/booking/organisation'
import { dropInvisible } from '@/domain/validation/typed'
import type { Day } from '@/lib/days'
import type { HalfDay, Sex } from '../dictionaries'
import type { CheckInForm } from './form'

/** A check-in that was sent from this phone (A388). */
export type CheckInRecord = {
  /** The day of sending in China. */
  date: Day
  organisationId: string
  id: string
  name: string
  customerId: string
  inspectionId: string
  /** The questionnaire that the server has begun for it. */
  questionnaireId: string | undefined
  /** The check-in is complete. */
  questionnaireDone: boolean
}

/** A questionnaire that was filled in after a check-in from this phone (A134). */
export type QuestionnaireMark = { customerId: string; organisationId: string; date: Day }

/** Only a record of today counts (ONSITE-26); one record for the phone, whatever the organisation (A130). */
export const isOfToday = ({ date }: { date: Day }, today: Day): boolean => date === today

/** Whether the questionnaire is still to be filled in: not where it was filled in here today (A134). */
export const asksQuestionnaire = (record: CheckInRecord, mark: QuestionnaireMark | undefined, today: Day): boolean =>
  !record.questionnaireDone && !(mark !== undefined && isOfToday(mark, today))

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
