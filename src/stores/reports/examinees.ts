import type { Examinee } from '@/domain/account/account'
import { inTime } from '@/lib/inTime'
import { idle, loadRemote, slotOf, type RemoteData } from '@/lib/remote'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { createStore } from '@/stores/createStore'

/** Whom reports may be about, as last asked (A575). Apart from the account, whose code few reports need. */
export const useExaminees = createStore<{ examinees: RemoteData<readonly (Examinee | UnreadableRow)[]> }>(() => ({
  examinees: idle,
}))

/** Lazy, because few reports have a later check. */
export const lookUpExaminees = (): Promise<void> =>
  loadRemote(slotOf(useExaminees, 'examinees'), async () => {
    const { ensureExaminees } = await inTime(import('@/stores/account/lazyAccount'))
    return ensureExaminees({ quiet: true })
  })

/** A667: who may have this name: also a person without a name, and one that cannot be read. */
export const namesakes = (
  people: readonly (Examinee | UnreadableRow)[],
  name: string | undefined,
): (Examinee | UnreadableRow)[] =>
  people.filter((one) => isUnreadable(one) || one.name === undefined || one.name === name)
