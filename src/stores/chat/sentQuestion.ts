import type { Consultation } from '@/domain/consultations/consultation'
import { inTime } from '@/lib/inTime'
import { idle, loadRemote, slotAt, type RemoteData } from '@/lib/remote'
import type { ConsultationSearch } from '@/stores/consultations/consultationById'
import { createStore } from '@/stores/createStore'

type SentState = { sent: ReadonlyMap<string, RemoteData<Consultation | undefined>> }

/** What was asked in each chat, and when: the state of a chat tells neither. Undefined data: it was not found. */
export const useSentQuestion = createStore<SentState>(() => ({ sent: new Map() }))

export const sentQuestionOf =
  (id: string) =>
  ({ sent }: SentState): RemoteData<Consultation | undefined> =>
    sent.get(id) ?? idle

export const loadSentQuestion = (id: string, search: ConsultationSearch): Promise<void> =>
  loadRemote(slotAt(useSentQuestion, 'sent', id, idle), async () => {
    // Asking the same doctor again shares it.
    const { consultationById } = await inTime(import('@/stores/consultations/consultationById'))
    return consultationById(id, search)
  })
