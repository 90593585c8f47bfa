import { mergeCopies } from './mergeCopies'
import { inOrder } from './sortMessages'
import type { ChatMessage } from './message'

/** What tells a message from all others (RE4). */
export const keyOf = ({ localId, id, sequence }: ChatMessage): string =>
  localId ?? id ?? `sequence ${String(sequence)}`

/**
 * The list with what has come, in whatever order, however often: each message once, in the group's order, as far as
 * any copy of it has come (RE4, RE5). `list` is empty or was returned from here. It is returned itself where nothing
 * is new, and what has not changed stays the same object.
 */
export const mergeMessages = (
  list: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] => {
  if (incoming.length === 0) return list
  const isMet = meets(incoming)
  const touched: ChatMessage[] = []
  const rest: ChatMessage[] = []
  for (const message of list) (isMet(message) ? touched : rest).push(message)
  const changed = copiesTogether([...touched, ...incoming]).map(mergeCopies)
  const known = new Set(touched)
  if (changed.length === known.size && changed.every((message) => known.has(message))) return list
  return inOrder(rest, changed)
}

/** Whether a message of the list may be one of these: asked of thousands, so nothing is made for each. */
const meets = (incoming: readonly ChatMessage[]): ((message: ChatMessage) => boolean) => {
  const localIds = new Set(incoming.flatMap(({ localId }) => localId ?? []))
  const ids = new Set(incoming.flatMap(({ id }) => id ?? []))
  const sequences = new Set(incoming.flatMap(({ sequence }) => sequence ?? []))
  return ({ localId, id, sequence }) =>
    (localId !== undefined && localIds.has(localId)) ||
    (id !== undefined && ids.has(id)) ||
    (sequence !== undefined && sequences.has(sequence))
}

const namesOf = ({ localId, id }: ChatMessage): string[] => [
  ...(localId === undefined ? [] : [`local ${localId}`]),
  ...(id === undefined ? [] : [`id ${id}`]),
]

/** Copies of one message bear one of its names; one that bears none stands at the same place of the group. */
const copiesTogether = (messages: readonly ChatMessage[]): ChatMessage[][] => {
  const groups = new Map<string, ChatMessage[]>()
  const nameless: ChatMessage[] = []
  for (const message of messages) {
    const names = namesOf(message)
    if (names.length === 0) nameless.push(message)
    else join(groups, names, [message])
  }
  if (nameless.length === 0) return [...new Set(groups.values())]
  const bySequence = new Map<number | undefined, string>()
  for (const [name, copies] of groups) for (const { sequence } of copies) bySequence.set(sequence, name)
  for (const message of nameless) {
    const name = bySequence.get(message.sequence) ?? keyOf(message)
    join(groups, [name], [message])
  }
  return [...new Set(groups.values())]
}

/** Everything under any of these names becomes one, with these copies. */
const join = (groups: Map<string, ChatMessage[]>, names: readonly string[], copies: readonly ChatMessage[]): void => {
  const met = new Set(names.flatMap((name) => groups.get(name) ?? []))
  const all = [...met, ...copies]
  // Of thousands that are told at once hardly any is met a second time.
  if (met.size === 0) return names.forEach((name) => groups.set(name, all))
  const everyName = new Set([...names, ...all.flatMap(namesOf)])
  for (const name of everyName) groups.set(name, all)
}
