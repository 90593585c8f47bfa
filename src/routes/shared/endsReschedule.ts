import { inTime } from '@/lib/inTime'
import { RESCHEDULE, usersHaving } from '@/stores/userStorage'

/**
 * A653: whether a sign-out would end a change of the day. Almost nobody has one, so the rest loads only for those who
 * do. Where it cannot load, the stored change counts.
 */
export const endsReschedule = async (): Promise<boolean> => {
  if (usersHaving(RESCHEDULE).length === 0) return false
  const load = async () => (await inTime(import('@/stores/payment/storedReschedule'))).isRescheduling()
  return load().catch(() => true)
}
