import type { AppointmentRow } from '@/domain/appointments/appointment'
import type { Day } from '@/lib/time/day'
import type { Answers } from '@/domain/questionForm/question'

export type OwnPerson = {
  primary: boolean
  name: string | undefined
  birthday: Day | undefined
  answers: Answers
}

export type OwnData = {
  people: OwnPerson[]
  appointments: AppointmentRow[]
  unreadable: number
}
