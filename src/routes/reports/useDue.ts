import { dueDay, type Step } from '@/domain/reports/advisedSteps'
import { dayIn, type Day } from '@/lib/time/day'
import { useToday } from '@/routes/shared/useToday'
import { useLaterCheck, type DatedCheck, type LaterCheck } from './useLaterCheck'

/** Due day of a step; undefined for a step without a date. A day that a later check has met is not over. */
export type Due = { day: Day; isOver: boolean; later: LaterCheck | undefined } | undefined

/** A575: 'asked' while a day that has passed may have been met, for as long as the screen waits for that. */
export const useDue = (step: Step | undefined, check: DatedCheck): Due | 'asked' => {
  const today = useToday()
  const reported = check.examinedAt && dayIn(check.examinedAt)
  // RA8: nothing counts from a day that is still to come.
  const day = reported && reported <= today && step && dueDay(reported, step)
  const isPast = day ? day < today : false
  const later = useLaterCheck(isPast ? check : undefined)
  if (!day) return undefined
  return later === 'asked' ? later : { day, isOver: isPast && later === undefined, later }
}
