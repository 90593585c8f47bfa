import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { RESCHEDULE, usersHaving } from '@/stores/userStorage'

/**
 * A635: what a sign-out would do to a change of the day, as a text; undefined without one. Few users have one, so
 * words and rules load only for those who do.
 */
export const rescheduleWarning = async (): Promise<string | undefined> => {
  if (usersHaving(RESCHEDULE).length === 0) return undefined
  const read = async () => (await inTime(import('./lazy/rescheduleWarningText'))).rescheduleWarningText()
  return read().catch(reportFault)
}
