import { isImUnanswered, notSignedIn } from '@/domain/chat/imErrors'
import type { ChatMessage } from '@/domain/chat/message'
import { mayRecall } from '@/domain/chat/rules'
import { createStore } from '@/stores/createStore'
import type { ChatOpening } from './chat'
import { loadLatest } from './history'
import { changeMessages, platformSeconds } from './messages'
import { useImSession } from './imSession'

export const isRecallable = (message: ChatMessage): boolean => mayRecall(message, platformSeconds())

/** Recalls that wait for an answer, by the message's id. */
const useRecalls = createStore<{ recalls: ReadonlyMap<string, Promise<void>> }>(() => ({ recalls: new Map() }))

export const useIsBeingRecalled = ({ id = '' }: ChatMessage): boolean => useRecalls(({ recalls }) => recalls.has(id))

/** Recalls a message. A second request meanwhile shares the answer of the first: the platform would refuse it. */
export const recallMessage = (opening: ChatOpening, { id = '' }: ChatMessage): Promise<void> => {
  const running = useRecalls.getState().recalls.get(id)
  if (running !== undefined) return running
  const change = (to: (recalls: Map<string, Promise<void>>) => void) =>
    useRecalls.setState(({ recalls: before }) => {
      const recalls = new Map(before)
      to(recalls)
      return { recalls }
    })
  const recall = takeBack(opening, id).finally(() => change((recalls) => recalls.delete(id)))
  change((recalls) => recalls.set(id, recall))
  return recall
}

const takeBack = async (opening: ChatOpening, id: string): Promise<void> => {
  const client = useImSession.getState().session?.client
  if (client === undefined) throw notSignedIn()
  try {
    await client.recall(id)
    changeMessages(opening, [id], { isRevoked: true })
  } catch (failure) {
    // The platform may have recalled it: the newest messages tell.
    if (isImUnanswered(failure)) void loadLatest(opening)
    throw failure
  }
}
