import { fetchOwnQuestionnaires } from '@/api/questionnaires/questionnaires'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import type { Broken } from '@/lib/broken'
import { idle, loadRemote, slotOf, type Remote } from '@/lib/remote'
import { resettable } from '@/stores/store'

/** The questionnaires that the account has filled in. */
export const useMine = resettable<{ rows: Remote<(QuestionnaireRecord | Broken)[]> }>(() => ({ rows: idle }))

export const loadMine = (): Promise<void> => loadRemote(slotOf(useMine, 'rows'), fetchOwnQuestionnaires)
