import type { Consultation } from '@/domain/consultations/consultation'
import { inTime } from '@/lib/inTime'
import { idle, isPending, loadAndKeep, slotAt, type RemoteData } from '@/lib/remote'
import type { ConsultationSearch } from '@/stores/consultations/consultationById'
import { createStore } from '@/stores/createStore'

type SentState = { sent: ReadonlyMap<string, RemoteData<Consultation | undefined>> }

/**
 * The sent question of each consultation, with its doctor, patient and time, which neither the state of a chat nor a
 * payment contains. Undefined data means that it was not found.
 */
export const useSentQuestion = createStore<SentState>(() => ({ sent: new Map() }))

export const sentQuestionOf =
  (id: string) =>
  ({ sent }: SentState): RemoteData<Consultation | undefined> =>
    sent.get(id) ?? idle

/** Loads the question. The row of a loaded list is shown at once, and no failure removes it. */
export const loadSentQuestion = (id: string, search: ConsultationSearch): Promise<void> => {
  const slot = slotAt(useSentQuestion, 'sent', id, idle)
  return loadAndKeep(slot, async () => {
    // A separate chunk, because a new question to the same doctor needs it too.
    const consultations = await inTime(import('@/stores/consultations/consultationById'))
    const listed = consultations.listedConsultation(id)
    if (listed !== undefined && isPending(slot.get())) slot.set({ state: 'ready', data: listed, refreshing: true })
    return consultations.findConsultationById(id, search)
  })
}
