import type { Consultation } from '@/domain/consultations/consultation'
import { inTime } from '@/lib/inTime'
import { idle, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import type { ConsultationSearch } from '@/stores/consultations/consultationById'
import { createStore } from '@/stores/createStore'

type SentState = { sent: ReadonlyMap<string, RemoteData<Consultation | undefined>> }

/**
 * The question of each chat and its time, which the state of a chat does not contain. Undefined data means that the
 * question was not found.
 */
export const useSentQuestion = createStore<SentState>(() => ({ sent: new Map() }))

export const sentQuestionOf =
  (id: string) =>
  ({ sent }: SentState): RemoteData<Consultation | undefined> =>
    sent.get(id) ?? idle

export const loadSentQuestion = (id: string, search: ConsultationSearch): Promise<void> =>
  loadRemote(slotAt(useSentQuestion, 'sent', id, idle), async () => {
    // A separate chunk, because a new question to the same doctor needs it too.
    const { consultationById } = await inTime(import('@/stores/consultations/consultationById'))
    return consultationById(id, search)
  })
