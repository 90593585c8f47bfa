import { messageOf } from '@/domain/chat/fromPlatform'
import { isRecord, numberIn, textIn, type Json } from '@/domain/chat/json'
import type { ChatMessage } from '@/domain/chat/message'
import { now } from '@/lib/clock'

/** So many of the platform's own messages are kept, for what can be done to them. */
const MOST = 2000

/** A map that forgets what is oldest. */
export const bounded = <V>(most: number) => {
  const all = new Map<string, V>()
  // Goes on where it stopped: from the beginning it would pass over all that is gone already.
  const oldest = all.keys()
  return {
    get: (key: string): V | undefined => all.get(key),
    delete: (key: string): void => void all.delete(key),
    set: (key: string, value: V): void => {
      all.delete(key)
      all.set(key, value)
      if (all.size > most) all.delete(oldest.next().value ?? key)
    },
  }
}

const GROUP = 'GROUP'

/** The platform's name of a group's conversation. */
export const conversationOf = (group: string): string => `${GROUP}${group}`

/** The group in which something was said; undefined where it was none. */
export const groupOf = (item: Json): string | undefined => {
  const conversation = textIn(item, 'conversationID')
  if (conversation !== undefined) return conversation.startsWith(GROUP) ? conversation.slice(GROUP.length) : undefined
  return item['conversationType'] === GROUP ? textIn(item, 'to') : undefined
}

/** A message as the platform made it, and the group in which it was said. */
type Made = { item: Json; group: string }

/**
 * The messages as the platform made them, and which of them were recalled: that may be told before the message is, and
 * then it must not come back.
 */
export const keepMessages = () => {
  const made = bounded<Made>(MOST)
  const ids = bounded<string>(MOST)
  const recalled = bounded<true>(MOST)
  const localIds = bounded<string>(MOST)

  /** Our own name of what was made here: it may be told back without it, and before it is known to be sent (RE4). */
  const name = (item: unknown, localId: string): void => {
    const id = isRecord(item) ? textIn(item, 'ID') || undefined : undefined
    if (id !== undefined) localIds.set(id, localId)
  }

  /** Reads a message of a group. */
  const read = (group: string, item: unknown): ChatMessage | undefined => {
    const told = messageOf(item)
    if (told === undefined || !isRecord(item)) return undefined
    const message = { ...told, localId: told.localId ?? localIds.get(told.id ?? '') }
    const { id, sequence, isRevoked } = message
    const place = sequence === undefined ? undefined : placeOf(group, sequence)
    if (id !== undefined) {
      made.set(id, { item, group })
      if (place !== undefined) ids.set(place, id)
      if (isRevoked) recalled.set(id, true)
    }
    const isRecalled = [id, place].some((name) => name !== undefined && recalled.get(name))
    return isRecalled ? { ...message, isRevoked: true } : message
  }

  /** Takes what was recalled: its group and its id, as far as they are known. */
  const recall = (item: Json): { group: string; id: string } | undefined => {
    const told = textIn(item, 'ID') || undefined
    const group = groupOf(item) ?? (told === undefined ? undefined : made.get(told)?.group)
    const sequence = numberIn(item, 'sequence')
    const place = group === undefined || sequence === undefined ? undefined : placeOf(group, sequence)
    // A place alone is told of what was not fetched yet.
    const name = told ?? place
    if (name !== undefined) recalled.set(name, true)
    const id = told ?? (place === undefined ? undefined : ids.get(place))
    return group === undefined || id === undefined ? undefined : { group, id }
  }

  return { get: made.get, name, read, recall }
}

/** What has just been said is said now, where its time is not told. */
export const atItsTime = <M extends ChatMessage>(message: M): M =>
  message.time > 0 ? message : { ...message, time: Math.floor(now() / 1000) }

export type KeptMessages = ReturnType<typeof keepMessages>

const placeOf = (group: string, sequence: number): string => `${GROUP}${group} ${String(sequence)}`
