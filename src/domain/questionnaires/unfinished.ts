/** A questionnaire that was begun on this phone and not sent: whose it is, and for which check where it is for one. */
export type Unfinished = {
  form: 'general' | 'inspection'
  customerId: string
  organisationId: string
  serviceId: string
  inspectionId: string
  recordId: string
}
