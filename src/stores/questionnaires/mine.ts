import { fetchOwnQuestionnaires } from '@/api/questionnaires/questionnaires'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { idle, loadRemote, slotOf, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

export const useMine = createStore<{ rows: RemoteData<(QuestionnaireRecord | UnreadableRow)[]> }>(() => ({
  rows: idle,
}))

export const loadMine = (): Promise<void> => loadRemote(slotOf(useMine, 'rows'), fetchOwnQuestionnaires)
