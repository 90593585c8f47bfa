import { dueDay, type Step } from '@/domain/reports/nextStep'
import { dayIn, type Day } from '@/lib/days'
import { useToday } from '@/routes/shared/useToday'

/** The day by which a step is to be done; undefined for one without a date. */
export type Due = { day: Day; isOver: boolean } | undefined

export const useDue = (reportedAt: string | undefined, step: Step | undefined): Due => {
  const today = useToday()
  const reported = reportedAt && dayIn(reportedAt)
  const day = reported && step && dueDay(reported, step)
  return day ? { day, isOver: day < today } : undefined
}
