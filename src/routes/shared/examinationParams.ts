import type { Appointment } from '@/domain/appointments/appointment'
import type { ExaminationParams } from '@/routes/paths'

/** A117, A118: query parameters that name the check, and the return path, for a questionnaire or a health record. */
export const examinationParams = ({
  id,
  organisation,
  serviceId,
  customer,
  inspectionId = '',
  questionnaireId = '',
}: Appointment): ExaminationParams => ({
  organisationId: organisation.id,
  serviceId,
  customerId: customer.id,
  inspectionId,
  questionnaireId,
  detailId: id,
})
