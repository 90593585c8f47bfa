import type { Appointment } from '../../domain/booking/appointment'

/**
 * What a questionnaire and a health record are told of the check that they are filled in for, and where to come
 * back (A117, A118).
 */
export const checkQuery = ({
  id,
  organisation,
  serviceId,
  customer,
  inspectionId = '',
  questionnaireId = '',
}: Appointment) => ({
  orgId: organisation.id,
  serviceId,
  customerId: customer.id,
  inspectionId,
  hqiId: questionnaireId,
  detailId: id,
})
