import type { AppointmentRow } from '@/domain/appointments/appointment'
import type { Day } from '@/lib/days'
import type { Answers } from '@/domain/questionForm/question'

/** One person of the export: the customer, or a relative. */
export type OwnPerson = {
  primary: boolean
  name: string | undefined
  /** Of the customer alone it is kept. */
  birthday: Day | undefined
  answers: Answers
}

/** What the customer takes along: people with what the health forms know of them, and the appointments. */
export type OwnData = {
  people: OwnPerson[]
  appointments: AppointmentRow[]
  /** Rows that broke the contract and are not among them. */
  unreadable: number
}
