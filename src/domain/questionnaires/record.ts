import type { Day } from '@/lib/time/day'
import type { Content } from './storedContent'

export type Unfinished = {
  form: 'general' | 'inspection' | 'measured'
  customerId: string
  organisationId: string
  serviceId: string
  inspectionId: string
  recordId: string
}

export type QuestionnaireRecord = {
  id: string
  customerId: string
  inspectionId: string | undefined
  organisationId: string | undefined
  serviceId: string | undefined
  /** Undefined if it cannot be read (A436). */
  content: Content | undefined
  name: string | undefined
  madeOn: Day | undefined
}
