import type { Appointment, RecordKeeper } from '@/domain/appointments/appointment'
import { paths } from '@/routes/paths'
import { examinationParams } from '@/routes/shared/examinationParams'

/** Where the health record of an appointment is filled in (APPT-15). */
export const recordPath = (appointment: Appointment, whose: RecordKeeper): string =>
  whose === 'own' ? paths.profileEdit(examinationParams(appointment)) : paths.patientEdit(appointment.customer.id)
