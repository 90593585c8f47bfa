import type { Appointment } from '@/domain/appointments/appointment'
import type { Check } from '@/routes/paths'

/**
 * What a questionnaire and a health record are told of the check that they are filled in for, and where to come
 * back (A117, A118).
 */
export const examinationParams = ({
  id,
  organisation,
  serviceId,
  customer,
  inspectionId = '',
  questionnaireId = '',
}: Appointment): Check => ({
  organisationId: organisation.id,
  serviceId,
  customerId: customer.id,
  inspectionId,
  questionnaireId,
  detailId: id,
})
