import { fetchArchive } from '@/api/chat'
import { lastIncomingAt } from '@/domain/chat/rules'

/** Time of the last message of another participant, in seconds; 0 without one. */
export const lastSaidAt = async (id: string): Promise<number> => lastIncomingAt((await fetchArchive(id, 1)).messages)
