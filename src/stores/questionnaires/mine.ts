import { fetchOwnQuestionnaires } from '@/api/questionnaires/questionnaires'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { idle, loadRemote, slotOf, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

export const useMyQuestionnaires = createStore<{ rows: RemoteData<(QuestionnaireRecord | UnreadableRow)[]> }>(() => ({
  rows: idle,
}))

export const loadMyQuestionnaires = (): Promise<void> =>
  loadRemote(slotOf(useMyQuestionnaires, 'rows'), fetchOwnQuestionnaires)
