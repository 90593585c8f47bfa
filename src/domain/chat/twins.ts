import { contentOf, mergeMessages } from './merge'
import type { ChatMessage } from './message'

/** The platform numbers its messages, and the archive does not. */
const isArchived = ({ sequence }: ChatMessage): boolean => sequence === undefined

const secondOf = ({ time }: ChatMessage): number => Math.floor(time)

const isCopy = (a: ChatMessage, b: ChatMessage): boolean =>
  a.id === b.id || (a.localId !== undefined && a.localId === b.localId)

/**
 * Merges as mergeMessages does, and pairs messages of the archive with those of the platform (A594). A message without
 * a copy in the list has its twin there: of the other source, with the same sender, second and content. Each has one
 * twin at most, because a sender may say the same twice.
 */
export const mergeSources = (
  list: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const sent = arrived.filter(({ state }) => state === 'sent')
  const seconds = new Set(sent.map(secondOf))
  const near = list.filter((message) => message.state === 'sent' && seconds.has(secondOf(message)))
  const twins = new Map<ChatMessage, ChatMessage>()
  for (const message of sent) {
    if (near.some((one) => isCopy(one, message))) continue
    const twin = near.find((one) => !twins.has(one) && isTwin(one, message))
    if (twin !== undefined) twins.set(twin, message)
  }
  if (twins.size === 0) return mergeMessages(list, arrived)
  const paired = new Set([...twins].flat())
  const isLeft = (message: ChatMessage) => !paired.has(message) || !isArchived(message)
  const renamed = [...twins].map(([one, other]) => (isArchived(one) ? named(one, other) : named(other, one)))
  const kept = list.every(isLeft) ? list : list.filter(isLeft)
  return mergeMessages(kept, [...arrived.filter(isLeft), ...renamed])
}

const isTwin = (a: ChatMessage, b: ChatMessage): boolean =>
  isArchived(a) !== isArchived(b) && secondOf(a) === secondOf(b) && contentOf(a) === contentOf(b)

/** Returns the archived message under the names of the platform. */
const named = (archived: ChatMessage, { id, localId, sequence }: ChatMessage): ChatMessage => ({
  ...archived,
  id,
  localId,
  sequence,
})
