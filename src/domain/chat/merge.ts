import type { ChatMessage } from './message'

/** Clock difference: the archive may date a text this many seconds before it was written here. */
const MOST_EARLIER_S = 10
/** The platform gives up a text after 15 seconds, and the app after 30. */
const MOST_LATER_S = 40

/**
 * A394: finds unconfirmed own texts in the archive and returns the archived copies with their local ids, which the
 * archive does not store. A copy has the same text within the time of a submission. Each copy matches one message.
 */
export const matchArchivedCopies = (messages: readonly ChatMessage[]): ChatMessage[] => {
  const taken = new Set<ChatMessage>()
  return messages.flatMap((unconfirmed) => {
    if (unconfirmed.state !== 'failed' || unconfirmed.localId === undefined) return []
    const copy = messages.find((message) => !taken.has(message) && isArchivedCopy(message, unconfirmed))
    if (copy === undefined) return []
    taken.add(copy)
    return [{ ...copy, localId: unconfirmed.localId }]
  })
}

const isArchivedCopy = (message: ChatMessage, unconfirmed: ChatMessage): boolean => {
  const { state, flow, localId, body, time } = message
  if (state !== 'sent' || flow !== 'out' || localId !== undefined) return false
  if (body.kind !== 'text' || unconfirmed.body.kind !== 'text' || body.text !== unconfirmed.body.text) return false
  return time >= unconfirmed.time - MOST_EARLIER_S && time <= unconfirmed.time + MOST_LATER_S
}

const RANK = { sending: 0, failed: 1, sent: 2 } as const

/**
 * Merges copies of one message in any order: sent wins over unsent, and revoked over not revoked. Returns one of the
 * copies when it has it all.
 */
const mergeCopies = (copies: readonly ChatMessage[]): ChatMessage => {
  const [first, ...others] = copies
  if (first === undefined) throw new Error('mergeCopies needs at least one copy')
  if (others.every((copy) => isSame(first, copy))) return first
  const best = others.reduce((winner, copy) => (compare(copy, winner) > 0 ? copy : winner), first)
  const made: ChatMessage = {
    ...best,
    id: least(copies.map(({ id }) => id)),
    localId: least(copies.map(({ localId }) => localId)),
    sequence: least(copies.map(({ sequence }) => sequence)),
    isRevoked: copies.some(({ isRevoked }) => isRevoked),
    isPeerRead: copies.some(({ isPeerRead }) => isPeerRead),
  }
  return copies.find((copy) => isSame(copy, made)) ?? made
}

const compare = (a: ChatMessage, b: ChatMessage): number =>
  RANK[a.state] - RANK[b.state] ||
  a.edition - b.edition ||
  Number(a.body.kind !== 'other') - Number(b.body.kind !== 'other') ||
  a.time - b.time ||
  compareTexts(contentOf(a), contentOf(b))

// Break ties by content, so that contradicting copies always give the same result.
export const contentOf = ({ from, flow, body }: ChatMessage): string => JSON.stringify([from, flow, body])

/** Independent of the language, unlike localeCompare. */
const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const least = <T extends string | number>(values: readonly (T | undefined)[]): T | undefined =>
  values.reduce(
    (least, value) => (least === undefined || (value !== undefined && value < least) ? value : least),
    undefined,
  )

const isSame = (a: ChatMessage, b: ChatMessage): boolean =>
  a === b ||
  (a.id === b.id &&
    a.localId === b.localId &&
    a.sequence === b.sequence &&
    a.time === b.time &&
    a.state === b.state &&
    a.isRevoked === b.isRevoked &&
    a.isPeerRead === b.isPeerRead &&
    a.edition === b.edition &&
    contentOf(a) === contentOf(b))

type Compare = (a: ChatMessage, b: ChatMessage) => number

const byName: Compare = (a, b) =>
  compareTexts(a.id ?? '', b.id ?? '') || compareTexts(a.localId ?? '', b.localId ?? '')
const byTime: Compare = (a, b) => a.time - b.time || byName(a, b)
const bySequence: Compare = (a, b) => (a.sequence ?? 0) - (b.sequence ?? 0) || byTime(a, b)

/** How a message finds its place: by its sequence number, by its time, or at the end until it is sent. */
type Way = 'counted' | 'timed' | 'waiting'

const wayOf = ({ sequence, state }: ChatMessage): Way =>
  sequence !== undefined ? 'counted' : state === 'sent' ? 'timed' : 'waiting'

const inOrder = (list: readonly ChatMessage[], added: readonly ChatMessage[]): ChatMessage[] => {
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

export const keyOf = ({ localId, id, sequence }: ChatMessage): string =>
  localId ?? id ?? `sequence ${String(sequence)}`

/**
 * Merges incoming messages into a sorted list (RE4, RE5): each once, in the group's order, in whatever order they
 * arrive. `list` is empty or a former result. Returns `list` itself and the same objects where nothing changed.
 */
export const mergeMessages = (
  list: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] => {
  if (incoming.length === 0) return list
  const isMatch = matcherOf(incoming)
  const touched: ChatMessage[] = []
  const rest: ChatMessage[] = []
  for (const message of list) (isMatch(message) ? touched : rest).push(message)
  const changed = copiesTogether([...touched, ...incoming]).map(mergeCopies)
  const known = new Set(touched)
  if (changed.length === known.size && changed.every((message) => known.has(message))) return list
  return inOrder(rest, changed)
}

/** Runs for thousands of messages, so it allocates nothing per message. */
const matcherOf = (incoming: readonly ChatMessage[]): ((message: ChatMessage) => boolean) => {
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

/** Copies share a local id or an id; one without both matches by its sequence number. */
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

const join = (groups: Map<string, ChatMessage[]>, names: readonly string[], copies: readonly ChatMessage[]): void => {
  const met = new Set(names.flatMap((name) => groups.get(name) ?? []))
  const all = [...met, ...copies]
  if (met.size === 0) return names.forEach((name) => groups.set(name, all))
  const everyName = new Set([...names, ...all.flatMap(namesOf)])
  for (const name of everyName) groups.set(name, all)
}
