import type { Day } from '@/lib/days'
import type { Content } from './storedContent'

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

/** A stored questionnaire (FULLQ-09). */
export type QuestionnaireRecord = {
  id: string
  customerId: string
  inspectionId: string | undefined
  organisationId: string | undefined
  serviceId: string | undefined
  content: Content
  /** Whose it is, and when it was made, where the server says it. */
  name: string | undefined
  madeOn: Day | undefined
}
