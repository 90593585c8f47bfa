import type { Day } from '@/lib/days'
import type { AppointmentStatus, Sex } from '@/domain/dictionaries'

export type Appointment = {
  id: string
  number: string | undefined
  status: AppointmentStatus
  organisation: { id: string; name: string | undefined; imageUrl: string | undefined; address: string | undefined }
  customer: {
    id: string
    name: string | undefined
    age: number | undefined
    sex: Sex | undefined
    phone: string | undefined
  }
  serviceId: string
  specificationName: string | undefined
  day: Day
  orderedAt: string | undefined
  originalPriceFen: number
  practicalPriceFen: number
  inspectionId: string | undefined
  questionnaireId: string | undefined
}

/** One row of the customer's list (A318, A417). */
export type AppointmentRow = Pick<
  Appointment,
  'id' | 'number' | 'status' | 'day' | 'specificationName' | 'practicalPriceFen'
> & {
  organisation: Pick<Appointment['organisation'], 'name' | 'imageUrl'>
  customerName: string | undefined
}

export const canPay = ({ status }: Pick<Appointment, 'status'>): boolean => status === 'toPay'

/** To pay or paid (APPT-11); of a state that nobody told us the server says whether it can be (A460). */
export const canCancel = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'toPay' || status === 'paid' || status === 'unknown'

/** Only what was paid and cancelled has a refund to tell of (A114). */
export const hasRefund = ({ status, practicalPriceFen }: Appointment): boolean =>
  status === 'cancelled' && practicalPriceFen > 0

/** Paid or registered: the check wants its detailed questionnaire (A117). */
export const asksQuestionnaire = ({ status }: Appointment): boolean => status === 'paid' || status === 'registered'

/** The inspection whose report is on its way, or there: whoever is registered is examined, or may be. */
export const reportedInspection = ({ status, inspectionId }: Appointment): string | undefined =>
  status === 'registered' || status === 'unknown' ? inspectionId : undefined

/** In the same states the health record has to tell the height (APPT-14, A118). */
export const asksRecord = asksQuestionnaire

/** Whose health record an appointment is about (APPT-15). */
export type RecordKeeper = 'own' | 'relative'
export const recordKeeper = ({ customer }: Pick<Appointment, 'customer'>, userId: string): RecordKeeper =>
  customer.id === userId ? 'own' : 'relative'

/** Paid, and the day of the check has not passed. */
export const isAhead = ({ status, day }: Pick<Appointment, 'status' | 'day'>, today: Day): boolean =>
  status === 'paid' && day >= today

/** What a coupon took off (A116). */
export const discountFen = ({ originalPriceFen, practicalPriceFen }: Appointment): number =>
  Math.max(0, originalPriceFen - practicalPriceFen)

/** What has been paid: known for paid, no-show and registered only (APPT-08). */
export const paidFen = ({ status, practicalPriceFen }: Appointment): number | undefined =>
  status === 'paid' || status === 'noShow' || status === 'registered' ? practicalPriceFen : undefined
