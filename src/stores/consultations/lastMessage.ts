import { fetchArchive } from '@/api/chat'
import { lastSaid } from '@/domain/chat/rules'

/** When somebody else has said something last in a consultation, in seconds; 0 where nobody has. */
export const lastSaidAt = async (id: string): Promise<number> => lastSaid((await fetchArchive(id, 1)).messages)
