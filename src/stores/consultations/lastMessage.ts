import { fetchArchive } from '@/api/chat'
import { lastIncomingAt } from '@/domain/chat/rules'

/**
 * Time of the last message of another participant, in seconds; 0 without one. A message without a direction is the
 * user's if it is from `own` (A568).
 */
export const findLastSaidAt = async (id: string, own: string | undefined): Promise<number> =>
  lastIncomingAt((await fetchArchive(id, 1, own)).messages)
