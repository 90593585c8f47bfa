import { contentOf, mergeMessages } from './merge'
import type { ChatMessage } from './message'

/** The platform numbers its messages, and the archive does not. */
const isArchived = ({ sequence }: ChatMessage): boolean => sequence === undefined

const secondOf = ({ time }: ChatMessage): number => Math.floor(time)

const isCopy = (a: ChatMessage, b: ChatMessage): boolean =>
  (['id', 'localId', 'sequence'] as const).some((name) => a[name] !== undefined && a[name] === b[name])

/**
 * Merges as mergeMessages does, and pairs messages of the archive with those of the platform (A591). A message that is
 * not in the list is paired with one of the other source that has the same sender, second and content. Each is paired
 * once at most, because a sender may say the same twice.
 */
export const mergeSources = (
  list: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const sent = arrived.filter(({ state }) => state === 'sent')
  const seconds = new Set(sent.map(secondOf))
  const near = list.filter((message) => message.state === 'sent' && seconds.has(secondOf(message)))
  const pairs = new Map<ChatMessage, ChatMessage>()
  for (const message of sent) {
    if (near.some((one) => isCopy(one, message))) continue
    const other = near.find((one) => !pairs.has(one) && isPair(one, message))
    if (other !== undefined) pairs.set(other, message)
  }
  const paired = new Set([...pairs].flat())
  const isLeft = (message: ChatMessage) => !paired.has(message) || !isArchived(message)
  const renamed = [...pairs].map(([one, other]) => (isArchived(one) ? named(one, other) : named(other, one)))
  const kept = list.every(isLeft) ? list : list.filter(isLeft)
  return mergeMessages(kept, [...arrived.filter(isLeft), ...renamed])
}

const isPair = (a: ChatMessage, b: ChatMessage): boolean =>
  isArchived(a) !== isArchived(b) && secondOf(a) === secondOf(b) && contentOf(a) === contentOf(b)

/** Returns the archived message under the names of the platform. */
const named = (archived: ChatMessage, { id, localId, sequence }: ChatMessage): ChatMessage => ({
  ...archived,
  id,
  localId,
  sequence,
})
