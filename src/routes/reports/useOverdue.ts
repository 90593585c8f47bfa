import { dueDay, type Step } from '../../domain/reports/nextStep'
import { dayIn, type Day } from '../../lib/days'
import { useToday } from '../shared/useToday'

/** The day on which a step was to be done, once it has passed. */
export const useOverdue = (reportedAt: string | undefined, step: Step | undefined): Day | undefined => {
  const today = useToday()
  const reported = reportedAt && dayIn(reportedAt)
  const due = reported && step && dueDay(reported, step)
  return due && due < today ? due : undefined
}
