import type { Day } from '@/lib/days'
import type { Content } from './storedContent'

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
