/** A questionnaire that was begun on this phone and not sent: whose it is, and for which check where it is for one. */
export type Unfinished = {
  /** `measured` is that of an inspection which asks for height and weight as well. */
  form: 'general' | 'inspection' | 'measured'
  customerId: string
  organisationId: string
  serviceId: string
  inspectionId: string
  recordId: string
}
