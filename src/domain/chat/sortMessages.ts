import { compareTexts } from './mergeCopies'
import type { ChatMessage } from './message'

type Compare = (a: ChatMessage, b: ChatMessage) => number

const byName: Compare = (a, b) =>
  compareTexts(a.id ?? '', b.id ?? '') || compareTexts(a.localId ?? '', b.localId ?? '')
const byTime: Compare = (a, b) => a.time - b.time || byName(a, b)
const bySequence: Compare = (a, b) => (a.sequence ?? 0) - (b.sequence ?? 0) || byTime(a, b)

/** How a message finds its place: by the group's count, by its time where that is not told, or last while it waits. */
type Way = 'counted' | 'timed' | 'waiting'

const wayOf = ({ sequence, state }: ChatMessage): Way =>
  sequence !== undefined ? 'counted' : state === 'sent' ? 'timed' : 'waiting'

/**
 * A list that is in order, and what is added to it, in order: by the group's count; between them, by time, what has
 * none; and at the end what is not sent yet (RE5).
 */
export const inOrder = (list: readonly ChatMessage[], added: readonly ChatMessage[]): ChatMessage[] => {
  const [old, more] = [partition(list), partition(added)]
  const counted = mergeSorted(old.counted, more.counted, bySequence)
  const timed = mergeSorted(old.timed, more.timed, byTime)
  return [...between(counted, timed), ...mergeSorted(old.waiting, more.waiting, byTime)]
}

const partition = (messages: readonly ChatMessage[]): Record<Way, ChatMessage[]> => {
  const parts: Record<Way, ChatMessage[]> = { counted: [], timed: [], waiting: [] }
  for (const message of messages) parts[wayOf(message)].push(message)
  return parts
}

/** One list in order of one that is, and another that need not be. */
const mergeSorted = (list: ChatMessage[], added: ChatMessage[], compare: Compare): ChatMessage[] => {
  if (added.length === 0) return list
  const sorted = [...added].sort(compare)
  const all: ChatMessage[] = []
  let next = 0
  for (const message of list) {
    for (let one = sorted[next]; one !== undefined && compare(one, message) < 0; one = sorted[++next]) all.push(one)
    all.push(message)
  }
  return all.concat(sorted.slice(next))
}

/** What is only timed stands before the first counted one that is later, whatever the clocks of the others say. */
const between = (counted: readonly ChatMessage[], timed: readonly ChatMessage[]): readonly ChatMessage[] => {
  if (timed.length === 0) return counted
  const all: ChatMessage[] = []
  let next = 0
  for (const message of counted) {
    for (let one = timed[next]; one !== undefined && one.time < message.time; one = timed[++next]) all.push(one)
    all.push(message)
  }
  return all.concat(timed.slice(next))
}
