import { idle, loadRemote, slotOf, type RemoteData } from '@/lib/remote'
import { customerNow } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'

/** Whose consent counts in every talk: the customer's. */
export const useTalkOwner = createStore<{ owner: RemoteData<string> }>(() => ({ owner: idle }))

/** Asks who that is; its failure is told in its place. */
export const loadTalkOwner = (): Promise<void> =>
  loadRemote(slotOf(useTalkOwner, 'owner'), async () => (await customerNow({ quiet: true })).id)

/** The id of whose talk it is, asked for once; rejects without another question where that has failed. */
export const talkOwnerNow = async (): Promise<string> => {
  const { owner } = useTalkOwner.getState()
  if (owner.state === 'failed') throw owner.error
  return (await customerNow({ quiet: true })).id
}
