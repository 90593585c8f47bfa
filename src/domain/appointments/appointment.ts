import type { Day } from '@/lib/time/day'
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
  originalPriceFen: number | undefined
  practicalPriceFen: number
  inspectionId: string | undefined
  questionnaireId: string | undefined
}

export type AppointmentRow = Pick<
  Appointment,
  'id' | 'number' | 'status' | 'day' | 'specificationName' | 'practicalPriceFen'
> & {
  organisation: Pick<Appointment['organisation'], 'name' | 'imageUrl'>
  customerName: string | undefined
}

export const canPay = ({ status }: Pick<Appointment, 'status'>): boolean => status === 'toPay'

export const isCancelled = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status === 'cancelled' || status === 'cancelledUnpaid'

export const hasRefund = ({ status, practicalPriceFen }: Appointment): boolean =>
  status === 'cancelled' && practicalPriceFen > 0

export const asksQuestionnaire = ({ status }: Appointment): boolean => status === 'paid' || status === 'registered'

/** APPT-14: the health record is asked for in the same statuses as the questionnaire. */
export const asksRecord = asksQuestionnaire

export const reportedInspection = ({ status, inspectionId }: Appointment): string | undefined =>
  status === 'registered' || status === 'unknown' ? inspectionId : undefined

export type RecordKeeper = 'own' | 'relative'
export const recordKeeper = ({ customer }: Pick<Appointment, 'customer'>, userId: string): RecordKeeper =>
  customer.id === userId ? 'own' : 'relative'

export const isAhead = ({ status, day }: Pick<Appointment, 'status' | 'day'>, today: Day): boolean =>
  status === 'paid' && day >= today

/** Returns undefined where the original price is unknown (A645). */
export const discountFen = ({ originalPriceFen, practicalPriceFen }: Appointment): number | undefined =>
  originalPriceFen === undefined ? undefined : Math.max(0, originalPriceFen - practicalPriceFen)

/** A116: returns the price to pay; undefined for a cancelled appointment. */
export const dueFen = (appointment: Appointment): number | undefined =>
  isCancelled(appointment) ? undefined : appointment.practicalPriceFen

/** Returns the paid amount (APPT-08). Only a paid one can be `cancelled`. Undefined if unpaid or of unknown status. */
export const paidFen = ({ status, practicalPriceFen }: Appointment): number | undefined =>
  status === 'toPay' || status === 'cancelledUnpaid' || status === 'unknown' ? undefined : practicalPriceFen

/** Whether a cancellation refunds nothing, because nothing was paid. */
export const isUnpaidOrFree = ({
  status,
  practicalPriceFen,
}: Pick<Appointment, 'status' | 'practicalPriceFen'>): boolean => status === 'toPay' || practicalPriceFen === 0
